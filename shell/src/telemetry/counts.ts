import {
  addFigures,
  loadTimeClass,
  NO_FIGURES,
  type TelemetryCrash,
  type VersionFigures,
  type VersionHeld,
  type VersionReport,
} from '@arena/shared/contract';

/** From here on in a minute, one of ten is counted, for ten. */
const ALL_OF_A_MINUTE = 60;
const ONE_OF = 10;
const STACKS_MOST = 10;

/** How many an event stands for: itself, none or ten, so that the sum stays right. */
export class Sampler {
  readonly #seen = new Map<string, number>();
  #minute = 0;

  constructor(private readonly now: () => number = Date.now) {}

  weightOf(kind: string): number {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.#minute) this.#seen.clear();
    this.#minute = minute;
    const seen = (this.#seen.get(kind) ?? 0) + 1;
    this.#seen.set(kind, seen);
    if (seen <= ALL_OF_A_MINUTE) return 1;
    return seen % ONE_OF === 0 ? ONE_OF : 0;
  }
}

/** The figures of every version since they were taken last. */
export class Counts {
  #counted = new Map<string, VersionReport>();

  add(held: VersionHeld, figures: Partial<VersionFigures>, crash?: TelemetryCrash): void {
    const { name, version, cohort } = held;
    const key = `${name} ${version} ${cohort}`;
    const before = this.#counted.get(key) ?? { section: name, version, cohort, figures: NO_FIGURES, crashes: [] };
    const known =
      crash === undefined || before.crashes.length === STACKS_MOST || before.crashes.some((one) => `${one.frames}` === `${crash.frames}`);
    this.#counted.set(key, {
      ...before,
      figures: addFigures(before.figures, { ...NO_FIGURES, ...figures }),
      crashes: known ? before.crashes : [...before.crashes, crash],
    });
  }

  get isEmpty(): boolean {
    return this.#counted.size === 0;
  }

  takeAll(): readonly VersionReport[] {
    const all = [...this.#counted.values()];
    this.#counted = new Map();
    return all;
  }
}

export const loadOf = (ms: number, weight: number): Partial<VersionFigures> => {
  const at = loadTimeClass(ms);
  return { loads: weight, loadTimes: NO_FIGURES.loadTimes.map((_, index) => (index === at ? weight : 0)) };
};
