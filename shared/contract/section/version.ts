/** The contract's version, `major.minor`. The shell refuses a section built for another major or a later minor before running it. */
export const CONTRACT_VERSION = '5.0';

/**
 * Whether a shell that offers `offered` can run a section built for `needed`: the same major and no later minor.
 * @example contractServes('5.2', '5.0') // true
 */
export function contractServes(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = offered.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (offeredMajor === undefined || neededMajor === undefined || !/^\d+\.\d+$/.test(needed)) return false;
  return offeredMajor === neededMajor && (offeredMinor ?? 0) >= (neededMinor ?? 0);
}
