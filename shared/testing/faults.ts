const faults: string[] = [];

/** Makes the test fail at its end, even if the code under test catches the error. */
export function noteFault(fault: string): void {
  faults.push(fault);
}

/** Notes a fault and throws it. */
export function fail(fault: string): never {
  noteFault(fault);
  throw new Error(fault);
}

/** Returns and clears the noted faults. */
export const takeFaults = (): readonly string[] => faults.splice(0);
