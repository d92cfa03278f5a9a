import { useEffect } from 'react';
import type { RegisteredSection } from './registry';
import { note } from './note';

/** Counts a failure each time a user sees it, by the code shown. */
export function useSeenFailure(of: RegisteredSection, code: string): void {
  useEffect(() => note({ kind: 'failure', of, code }), [of, code]);
}
