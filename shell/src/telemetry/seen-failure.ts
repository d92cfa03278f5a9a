import { useEffect } from 'react';
import type { RegisteredSection } from '../sections/registry';
import { note } from './note';

/** What the boundaries show of a crash, which they count themselves. */
const CRASHED = 'S-09';

/** Counts a failure as often as somebody meets it, by the code that they see. */
export function useSeenFailure(of: RegisteredSection, code: string): void {
  useEffect(() => {
    if (code !== CRASHED) note({ kind: 'failure', of, code });
  }, [of, code]);
}
