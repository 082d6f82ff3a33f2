import { GrowingText } from "./growing-text.js";
import { type JsonType, type Place, typeOfScalar } from "./place.js";

/** How far inside other objects and arrays a packet may stand: in an envelope, in an array, in a tool call. */
const maximumWrapping = 3;

/** What copying takes, in the time that one item of an array does. */
const weights = { container: 4, key: 8, item: 1 } as const;

/**
 * What is copied at once, however little the text has grown: the open parts of most packets. What is heavier waits until
 * the text has grown by as many code units as it weighs, which keeps all copies together linear in the text.
 */
const lightWeight = 256;

type Container = Record<string, unknown> | unknown[];

/** An object or array that is not closed yet. */
interface Frame {
  readonly container: Container;
  /** What may stand here; `undefined` if that is not known, or anything may. */
  place: Place | undefined;
  /** Whether the snapshot shows it, if it shows what it is in. */
  readonly shown: boolean;
  /** Under which key the next value comes. */
  key: string;
  weight: number;
}

/** What is known of an object that is still being written, and the packet in it. */
export class PartialTree {
  readonly #packet: Place;
  readonly #frames: Frame[] = [];
  #phase: "seeking" | "reading" | "complete" = "seeking";
  /** Where in the frames the packet begins, once it was found. */
  #root = 0;
  /** The string that is growing, if it is shown. */
  #text: GrowingText | undefined;
  #weight = 0;
  #unitsSinceCopy = 0;
  #changed = false;
  #snapshot: object | undefined;

  constructor(packet: Place) {
    this.#packet = packet;
  }

  get depth(): number {
    return this.#frames.length;
  }

  /** Whether a packet was found in the object that is being read. */
  get found(): boolean {
    return this.#phase !== "seeking";
  }

  /** Whether the container that is being read is an object. */
  get inObject(): boolean {
    return !Array.isArray(this.#frames.at(-1)?.container);
  }

  /** Takes note that the text has grown, which pays for copies. */
  advance(units: number): void {
    this.#unitsSinceCopy += units;
  }

  /**
   * Everything that is known of the packet: a plain value that will not change any more. Its complete parts are shared
   * with the snapshots before and after it. Containers that are still open are copied, unless their size makes that
   * worth waiting for more text; where `latest` is asked for, it is never waited.
   */
  snapshot(latest: boolean): object | undefined {
    if (!this.#changed || !(latest || this.#canAfford())) return this.#snapshot;
    this.#snapshot = this.#copy();
    this.#unitsSinceCopy = 0;
    this.#changed = false;
    return this.#snapshot;
  }

  openObject(): void {
    this.#open({}, "object");
  }

  openArray(): void {
    this.#open([], "array");
  }

  /** Closes the innermost container. If it is the packet, the snapshot is complete. */
  close(): void {
    const frame = this.#frames.pop();
    this.#weight -= frame?.weight ?? 0;
    if (frame === undefined || this.#phase !== "reading" || this.#frames.length !== this.#root) return;
    this.#phase = "complete";
    this.#snapshot = frame.container;
    this.#unitsSinceCopy = 0;
    this.#changed = false;
  }

  /** Forgets the object that is being read. The snapshot stays. */
  clear(): void {
    this.#frames.length = 0;
    this.#phase = "seeking";
    this.#weight = 0;
    this.#text = undefined;
    this.#changed = false;
  }

  /** Forgets the snapshot as well. */
  forget(): void {
    this.clear();
    this.#snapshot = undefined;
  }

  key(key: string): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    frame.key = key;
    if (this.found || this.#frames.length > maximumWrapping) return;
    if (!this.#packet.knows(key) && !this.#packet.isOpen) return;
    this.#phase = "reading";
    this.#root = this.#frames.length - 1;
    frame.place = this.#packet;
    this.#changed = true;
  }

  openText(): void {
    this.#text = this.#shows("string") ? new GrowingText() : undefined;
    if (this.#text !== undefined) this.#add("");
  }

  /** Adds to the string that is growing. */
  addText(text: string): void {
    if (this.#text === undefined) return;
    this.#text.add(text);
    this.#touch();
  }

  closeText(): void {
    if (this.#text === undefined) return;
    const shown = this.#text.text;
    const text = this.#text.end();
    this.#replaceLast(text);
    // Otherwise the snapshot shows the string already.
    if (text.length > shown.length) this.#touch();
    this.#text = undefined;
  }

  addScalar(value: number | boolean | null): void {
    if (this.#shows(typeOfScalar(value))) this.#add(value);
  }

  #canAfford(): boolean {
    return this.#weight <= lightWeight || this.#weight <= this.#unitsSinceCopy;
  }

  #open(container: Container, type: JsonType): void {
    const place = this.#placeOfNext();
    const shown = this.#shows(type);
    if (shown) this.#add(container);
    this.#frames.push({ container, place, shown, key: "", weight: weights.container });
    this.#weight += weights.container;
  }

  /** Whether a value of the type, which comes next, fits the contract. What does not is left out of the snapshot. */
  #shows(type: JsonType): boolean {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return true;
    if (!Array.isArray(frame.container) && frame.key === "__proto__") return false;
    return this.#placeOfNext()?.allows(type) !== false;
  }

  #placeOfNext(): Place | undefined {
    const frame = this.#frames.at(-1);
    return Array.isArray(frame?.container) ? frame.place?.item() : frame?.place?.property(frame.key);
  }

  #add(value: unknown): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    const { container, key } = frame;
    if (Array.isArray(container)) container.push(value);
    else container[key] = value;
    const weight = Array.isArray(container) ? weights.item : weights.key;
    frame.weight += weight;
    this.#weight += weight;
    this.#touch();
  }

  /** Puts `value` in the place of what was added last. */
  #replaceLast(value: unknown): void {
    const frame = this.#frames.at(-1);
    if (frame !== undefined) setLast(frame, frame.container, value);
  }

  #touch(): void {
    if (this.#phase === "reading") this.#changed = true;
  }

  /** Copies what is open of the packet, from the outside to the inside. */
  #copy(): object | undefined {
    if (this.#text !== undefined) this.#replaceLast(this.#text.text);
    const [packet, ...inner] = this.#frames.slice(this.#root);
    if (packet === undefined) return undefined;
    const copy = copyOf(packet);
    let [outer, place] = [copy, packet];
    for (const frame of inner) {
      if (!frame.shown) break;
      const next = copyOf(frame);
      setLast(place, outer, next);
      [outer, place] = [next, frame];
    }
    return copy;
  }
}

function copyOf({ container }: Frame): Container {
  return Array.isArray(container) ? container.slice() : { ...container };
}

/** Puts `value` in the place of what was added last to `container`: that of the frame, or a copy of it. */
function setLast({ key }: Frame, container: Container, value: unknown): void {
  if (Array.isArray(container)) container[container.length - 1] = value;
  else container[key] = value;
}
