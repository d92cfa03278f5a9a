/**
 * The version of the contract between the shell and the sections, `major.minor`. A section built for another major version,
 * or for a later minor one than the shell's, is refused before any of its code runs.
 */
export const CONTRACT_VERSION = '4.2';

/** Whether a shell that offers `offered` can run a section that was built for `needed`. */
export function contractServes(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = offered.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (offeredMajor === undefined || neededMajor === undefined || !/^\d+\.\d+$/.test(needed)) return false;
  return offeredMajor === neededMajor && (offeredMinor ?? 0) >= (neededMinor ?? 0);
}
