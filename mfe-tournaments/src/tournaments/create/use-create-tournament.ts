import { useEffect } from 'react';
import { GENERIC_MESSAGE, joinSentences, platform, useOperation } from '@arena/shared/platform';
import { ERROR_CLEARS_MS } from '../constants';
import { type CreateRequest, createTournament, isSame, refreshUpcomingFigure, type SentTournament } from '../tournaments.operations';

const CREATED = 'tournament created successfully';
const NOT_CREATED = 'something went wrong!';

// The generic sentence of failed calls has another wording here (part 2 §8).
const worded = <O extends object>(outcome: O): O =>
  'message' in outcome && outcome.message === GENERIC_MESSAGE ? { ...outcome, message: NOT_CREATED } : outcome;

/** Creates the tournament, and notifies of the outcome. */
export function useCreateTournament(userId: number) {
  const creating = useOperation(createTournament, userId);
  const { dismiss } = creating;
  const outcome = creating.outcome && worded(creating.outcome);

  // A refusal is a toast as well; its line in the form disappears after a second (part 2 §8).
  const refused = outcome?.kind === 'refused';
  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(dismiss, ERROR_CLEARS_MS);
    return () => clearTimeout(timer);
  }, [refused, dismiss]);

  return {
    ...creating,
    outcome,
    async create(request: CreateRequest) {
      const result = await creating.run(request);
      const { notify } = platform();
      if (result?.kind === 'done')
        notify({ message: result.answer?.message ?? joinSentences(result.serverMessage, CREATED), tone: 'success' });
      if (result?.kind === 'refused' || result?.kind === 'unanswered' || result?.kind === 'unknown')
        notify({ message: worded(result).message, tone: 'error' });
      return result;
    },
    /**
     * Looks for a tournament that was sent and never answered. True when the form holds that one or nothing. `current`: what the
     * form holds afterwards, null when nothing was typed into it.
     */
    async check(current: () => SentTournament | null): Promise<boolean> {
      const found = await creating.reconcile();
      if (found?.kind !== 'done') return false;
      const now = current();
      const isThis = now === null || isSame(found.record, now);
      if (isThis) platform().notify({ message: CREATED, tone: 'success' });
      // The form stays open, so nothing else refreshes the number.
      else void refreshUpcomingFigure();
      return isThis;
    },
  };
}
