import type { Confirmation } from '@arena/shared/platform';
import { createStore } from 'zustand/vanilla';

export interface OpenQuestion {
  readonly id: number;
  readonly question: Confirmation;
  readonly answer: (confirmed: boolean) => void;
}

/** The first question is on the screen. */
export const questions = createStore<readonly OpenQuestion[]>()(() => []);

let count = 0;

// Compares titles, which name the subject: bodies are new elements each time.
const same = (one: Confirmation, other: Confirmation) => one.title === other.title && one.confirmLabel === other.confirmLabel;

/** False if the user cancels, leaves or is signed out, and at once if the same question is open (a double click). */
export function confirm(question: Confirmation): Promise<boolean> {
  if (questions.getState().some((open) => same(open.question, question))) return Promise.resolve(false);
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

export function dismissQuestions(): void {
  for (const { answer } of questions.getState()) answer(false);
}
