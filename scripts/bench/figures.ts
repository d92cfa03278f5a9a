import type { Seen } from './watch.ts';

const LIMIT_MS = 50;
/** Three refreshes of a 60 Hz screen are 50.0 ms, give or take the clock's grain. */
const GRAIN_MS = 0.5;

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** How many times as long some times are as others, at p50 and at p95. */
export function ratios(ours: readonly number[], theirs: readonly number[]): string {
  const [a, b] = [ours, theirs].map((times) => [...times].sort((x, y) => x - y)) as [number[], number[]];
  return [0.5, 0.95].map((part) => `p${part * 100} ${(percentile(a, part) / percentile(b, part)).toFixed(2)}x`).join('   ');
}

/** p50, p95 and the highest of some times in milliseconds. */
export function spread(what: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const [half, most, top] = [0.5, 0.95, 1].map((part) => percentile(sorted, part).toFixed(1).padStart(7));
  return `  ${what.padEnd(36)} p50 ${half}   p95 ${most}   max ${top} ms`;
}

/** The frames of a phase, how many took longer than they should, and the long tasks of the page's thread. */
export function frameLine(what: string, { frames, tasks, looked, blank }: Seen): string {
  const slow = frames.filter((frame) => frame > LIMIT_MS + GRAIN_MS).length;
  const long = tasks.length === 0 ? 'none' : `${tasks.length}, longest ${Math.max(...tasks)} ms`;
  const undrawn = looked === 0 ? '' : `   undrawn rows in sight: ${blank} of ${looked}`;
  return `${spread(what, frames)}   over ${LIMIT_MS} ms: ${slow} of ${frames.length}   long tasks: ${long}${undrawn}`;
}
