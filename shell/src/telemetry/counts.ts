import {
  addFigures,
  loadTimeClass,
  NO_FIGURES,
  type TelemetryCrash,
  type VersionFigures,
  type VersionHeld,
  type VersionReport,
} from '@arena/shared/contract/telemetry';

const STACKS_MOST = 10;

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

export const loadOf = (ms: number): Partial<VersionFigures> => {
  const at = loadTimeClass(ms);
  return { loads: 1, loadTimes: NO_FIGURES.loadTimes.map((_, index) => (index === at ? 1 : 0)) };
};
