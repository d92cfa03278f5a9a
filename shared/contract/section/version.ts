/** The contract's version, `major.minor`. A section built for another major or a later minor than the shell's is refused before it runs. */
export const CONTRACT_VERSION = '5.0';

/** Whether a shell that offers `offered` can run a section that was built for `needed`. */
export function contractServes(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = offered.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (offeredMajor === undefined || neededMajor === undefined || !/^\d+\.\d+$/.test(needed)) return false;
  return offeredMajor === neededMajor && (offeredMinor ?? 0) >= (neededMinor ?? 0);
}
