import { createStore } from 'zustand/vanilla';

/** What this tab runs in place of live versions, in the words of the banner. */
export interface Running {
  /** What it is, as a name. */
  readonly label: string;
  readonly sentence: string;
  /** The button's label. */
  readonly action: string;
  readonly stop: () => void;
}

export const running = createStore<{ readonly now: Running | null }>()(() => ({ now: null }));
