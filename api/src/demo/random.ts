/** Of the people and their rooms, whose names and results the screenshots in assets show. */
export const DEMO_SEED = 20_250_825;

/** A small seeded generator (mulberry32): the demo data are the same on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick(from) {
      const chosen = from[between(0, from.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    shuffled(list) {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last--) {
        const other = between(0, last);
        const [a, b] = [order[last], order[other]];
        if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
      }
      return order;
    },
  };
}
