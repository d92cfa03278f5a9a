import { isEntry, kilobytes } from './wire-bytes.ts';

export interface Budget {
  readonly entry: number;
  readonly total: number;
}

/** For sections without a `budget` in package.json. */
export const DEFAULT_BUDGET: Budget = { entry: 9, total: 60 };

export function judge(scripts: readonly { readonly file: string; readonly bytes: number }[], budget: Budget) {
  const weigh = (counted: typeof scripts) => kilobytes(counted.reduce((sum, { bytes }) => sum + bytes, 0));
  const rows = [
    { what: 'entry', kB: weigh(scripts.filter(({ file }) => isEntry(file))), of: budget.entry },
    { what: 'all files', kB: weigh(scripts), of: budget.total },
  ];
  return {
    rows,
    problems: rows.filter(({ kB, of }) => kB > of).map(({ what, kB, of }) => `${what}: ${kB.toFixed(1)} kB, the budget is ${of}.`),
  };
}
