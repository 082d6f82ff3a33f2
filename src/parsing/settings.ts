import { coercionKinds } from "./coercion/index.js";
import type { ReadSettings } from "./json/index.js";
import { defaultLimits } from "./limits.js";
import type { ReadLimits, ReadOptions } from "./options.js";
import type { CoercionKind, PacketFormat } from "./result.js";

/** The options of a reader with nothing left out. */
export interface Settings {
  readonly limits: ReadLimits;
  readonly formats: readonly PacketFormat[];
  readonly semantics: "warn" | "error" | "off";
  readonly allowed: ReadonlySet<CoercionKind>;
  readonly json: ReadSettings;
}

const noCoercion: ReadonlySet<CoercionKind> = new Set();
const allFormats: readonly PacketFormat[] = ["json", "yaml"];

const defaults = fill({});

/** Fills in what `options` leave out. */
export function settingsOf(options: ReadOptions | undefined): Settings {
  return options === undefined ? defaults : fill(options);
}

function fill(options: ReadOptions): Settings {
  const { coerce = false, limits, formats = allFormats, semantics = "warn" } = options;
  const { duplicateKeys = "refuse", repair = true } = options;
  const { bytes = defaultLimits.bytes, depth = defaultLimits.depth } = limits ?? {};
  return {
    limits: { bytes, depth },
    formats,
    semantics,
    allowed: coerce === false ? noCoercion : new Set(coerce === true ? coercionKinds : coerce),
    json: { maximumDepth: depth, duplicateKeys, repair },
  };
}
