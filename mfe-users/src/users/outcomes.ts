import { joinSentences, type Outcome, platform } from '@arena/shared/platform';
import { markUpdating } from './row-states';
import * as t from './users.messages';

/** `failed`: how an error message begins. */
export function notifyOf(outcome: Outcome, done: string, failed: string): void {
  const { notify } = platform();
  if (outcome.kind === 'done') notify({ message: joinSentences(outcome.serverMessage, done), tone: 'success' });
  else if (outcome.kind === 'superseded' && outcome.ours) notify({ message: t.doneElsewhere, tone: 'info' });
  else if (outcome.kind !== 'cancelled') notify({ message: t.failedBecause(failed, outcome.message ?? t.changedByAnother), tone: 'error' });
}

/** The row shows "Updating..." once every question is answered. */
export async function whileRowUpdates<O>(userId: number, work: (onSending: () => void) => Promise<O>): Promise<O> {
  let finish = () => undefined as void;
  try {
    return await work(() => {
      finish();
      finish = markUpdating(userId);
    });
  } finally {
    finish();
  }
}
