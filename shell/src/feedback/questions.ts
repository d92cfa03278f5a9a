import type { Confirmation } from '@arena/shared/platform';
import { createStore } from 'zustand/vanilla';

export interface OpenQuestion {
  readonly id: number;
  readonly question: Confirmation;
  readonly answer: (confirmed: boolean) => void;
}

/** Questions that wait for an answer, the first one on the screen. */
export const questions = createStore<readonly OpenQuestion[]>()(() => []);

let count = 0;

/** Asks in a dialog. False when the person cancels, leaves, or is signed out meanwhile. */
export function confirm(question: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    count += 1;
    const id = count;
    const answer = (confirmed: boolean) => {
      questions.setState((open) => open.filter((other) => other.id !== id), true);
      resolve(confirmed);
    };
    questions.setState((open) => [...open, { id, question, answer }], true);
  });
}

/** Answers everything that is open with no. */
export function dismissQuestions(): void {
  for (const { answer } of questions.getState()) answer(false);
}
