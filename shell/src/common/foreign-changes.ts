/** Whether React failed because a page translator or an extension had moved its nodes, and not in the files below `base`. */
export function isForeignChange(error: unknown, base = 'none'): boolean {
  if (!(error instanceof DOMException) || error.name !== 'NotFoundError') return false;
  return !/https?:\/\/\S+/.exec(error.stack ?? '')?.[0].startsWith(base);
}

/** Returns a function that tells whether to draw again after such a change, which mends it: five times a second at most. */
export function redraws(): () => boolean {
  const times: number[] = [];
  return () => {
    times.unshift(performance.now());
    return (times[0] ?? 0) - (times[5] ?? -1000) >= 1000;
  };
}
