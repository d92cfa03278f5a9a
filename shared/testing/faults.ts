const faults: string[] = [];

/** Makes the test red at its end, also when the code under test catches what is thrown. */
export function noteFault(fault: string): void {
  faults.push(fault);
}

/** What was noted since the last time, once. */
export const takeFaults = (): readonly string[] => faults.splice(0);
