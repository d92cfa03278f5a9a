import type { DevSection } from '@arena/shared/contract';
import { createStore } from 'zustand/vanilla';

export interface Running extends DevSection {
  readonly title: string;
  /** Its end by the browser's own clock (epoch milliseconds). */
  readonly endsAt: number;
  /** What the developer's machine does instead of serving the section, as the end of a sentence; null while all is well. */
  readonly problem: string | null;
  /** Whether anything of it was taken: without, the live version is there. */
  readonly taken: boolean;
  readonly stop: () => void;
}

/** What runs from a developer's machine in this tab. */
export const running = createStore<{ readonly now: Running | null }>()(() => ({ now: null }));
