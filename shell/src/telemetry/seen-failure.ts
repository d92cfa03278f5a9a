import { useEffect } from 'react';
import type { RegisteredSection } from '../sections/registry';
import { note } from './note';

/** Counts a failure as often as somebody meets it, by the code that they see. */
export function useSeenFailure(of: RegisteredSection, code: string): void {
  useEffect(() => note({ kind: 'failure', of, code }), [of, code]);
}
