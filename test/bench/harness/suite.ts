/** What a run of the benches is like. */
export interface Settings {
  /** Whether the run is to be over soon: fewer processes, fewer rounds, fewer parts. */
  readonly quick: boolean;
  /** Which of the processes of a part this is, counted from 0: what need not be looked at again is looked at in the first. */
  readonly run: number;
  /** A folder of the run for what a part prepares: it is gone afterwards. */
  readonly folder: string;
  /** Of rows that have this in their names it is said where the time goes. */
  readonly profile?: string | undefined;
  /** Options of Node for the processes that measure. */
  readonly nodeOptions: readonly string[];
}

/** What was measured in one place: a cell of a table. */
export interface Figure {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly value: number;
  readonly unit: Unit;
}

/** `ns`: processor time for one call, or for one KiB. `ms`: time by the clock on the wall. */
export type Unit = "ns" | "ns/KiB" | "ms" | "MB" | "bytes" | "count";

/** What there is to say of a row beside its figures, such as that a peer decides some packets wrongly. */
export interface Remark {
  readonly table: string;
  readonly row: string;
  readonly text: string;
}

export interface Report {
  readonly figures: readonly Figure[];
  readonly remarks?: readonly Remark[];
}

/** What is measured in a process of its own, so that nothing else has shaped what the engine knows of the code. */
export interface Part {
  readonly name: string;
  /** Makes what the part needs, once for all of its processes. */
  prepare?(settings: Settings): void | Promise<void>;
  run(settings: Settings): Report | Promise<Report>;
}

/** A bench. The module must load quickly: its parts import what they measure when they run. */
export interface Suite {
  /** What `--only` calls it. */
  readonly name: string;
  readonly title: string;
  /** The row that others are compared with. Without one, figures stand alone. */
  readonly base?: string;
  parts(settings: Settings): readonly Part[];
  /** In how many processes each part runs: three in full, one in a quick run, unless it says so. */
  readonly processes?: { readonly full: number; readonly quick: number };
  readonly targets: readonly Target[];
}

/** What must hold. */
export interface Target {
  /** What is held, and against what: a row of the table in README.md. */
  readonly title: string;
  readonly bound: "at most" | "at least" | "under" | "over";
  readonly limit: number;
  /** What follows a figure: "times", "%", "KB", ... */
  readonly unit: string;
  /** Works the figure out for each place in which it must hold: the worst one counts. */
  measure(figures: FigureSet): readonly Place[];
}

export interface Place {
  /** Which case of several, `""` where there is only one. */
  readonly where: string;
  /** Not a number where it was not measured. */
  readonly value: number;
}

/** The figures of one process for each part, or what is common to several. */
export interface FigureSet {
  /** Returns a figure, or NaN if there is none. */
  get(table: string, row: string, column: string): number;
  tables(): readonly string[];
  rows(table: string): readonly string[];
  columns(table: string): readonly string[];
}
