import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Border, CASES } from './cases.ts';

/** Fixed for `npm test`, so that failures are reproducible; `npm test -- fuzz` varies it. */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_260_101);
const TIMES = Number(process.env.PROPERTY_TIMES ?? 1);
/** One line for each tested border, which `npm test -- fuzz` sums up. */
const LEDGER = process.env.PROPERTY_LEDGER;

export interface Tried {
  readonly border: Border;
  readonly cases: number;
  readonly milliseconds: number;
}

/** Arguments for `test(...)`. The check must hold for every `given` value; a failure prints the seed and the smallest case. */
export function property<T>(
  border: Border,
  holds: string,
  given: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
): [name: string, run: () => Promise<void>, timeoutMs: number] {
  const cases = CASES[border] * TIMES;
  const run = async () => {
    const started = Date.now();
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(given, async (value) => {
        tried += 1;
        await check(value);
      }),
      { numRuns: cases, seed: SEED, includeErrorInReport: true },
    );
    const line: Tried = { border, cases: tried, milliseconds: Date.now() - started };
    if (LEDGER !== undefined) appendFileSync(LEDGER, `${JSON.stringify(line)}\n`);
  };
  return [`${border}: ${holds} (${cases} cases, seed ${SEED})`, run, 30_000 + cases * 40];
}
