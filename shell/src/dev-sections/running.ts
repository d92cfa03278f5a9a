import type { DevSection } from '@arena/shared/contract/publishing';
import { createStore } from 'zustand/vanilla';

export interface Running extends DevSection {
  readonly title: string;
  /** Epoch milliseconds by the browser's clock. */
  readonly endsAt: number;
  /** What went wrong, as the end of a sentence; null while all is well. */
  readonly problem: string | null;
  /** Whether a build was loaded; without one, the live version is shown. */
  readonly taken: boolean;
  readonly stop: () => void;
}

export const running = createStore<{ readonly now: Running | null }>()(() => ({ now: null }));
