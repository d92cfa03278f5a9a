import { useReducer, useRef, useState } from 'react';
import { GENERIC_MESSAGE, joinSentences, platform } from '@arena/shared/platform';
import { decideApplication, type Decision } from '../tournaments.operations';
import { pendingOf, refreshApplications, useApplications } from '../tournaments.queries';
import { type ApplicationRow, ELSEWHERE, NO_ROWS, NOT_PENDING, type RowStatus, rowsReducer, STILL_PENDING } from './application-rows';

const DECIDED: Readonly<Record<Decision, string>> = { CREATOR_APPROVED: 'Tournament accepted', REJECTED: 'Application rejected' };

type DecisionOutcome = Awaited<ReturnType<typeof decideApplication.run>>;

export const nameOf = ({ application: { applicant } }: ApplicationRow): string =>
  applicant?.name ?? (applicant?.id == null ? 'this player' : `player ${applicant.id}`);

interface Failure {
  /** For the toast. */
  readonly message: string;
  readonly status: RowStatus;
  readonly note: string | null;
}

/** What a decision that was not simply answered leaves in its row. */
function failureOf(outcome: Exclude<DecisionOutcome, { kind: 'cancelled' }>): Failure {
  switch (outcome.kind) {
    case 'done': {
      const message = outcome.serverMessage ?? GENERIC_MESSAGE;
      return { message, status: 'closed', note: joinSentences(message, NOT_PENDING) };
    }
    case 'superseded':
      return { message: outcome.message ?? ELSEWHERE, status: 'closed', note: [ELSEWHERE, outcome.message ?? ''].join(' ').trim() };
    case 'unanswered':
      return { message: outcome.message, status: 'open', note: joinSentences(outcome.message, STILL_PENDING) };
    case 'unknown':
      return { message: outcome.message, status: 'unknown', note: outcome.message };
    default:
      return { message: outcome.message, status: 'open', note: outcome.message };
  }
}

/** The pending applications, and what happens when one is decided. */
export function usePending(tournamentId: number) {
  const query = useApplications(tournamentId, 'PENDING', true);
  const [list, dispatch] = useReducer(rowsReducer, NO_ROWS);
  const [readAt, setReadAt] = useState(0);
  const deciding = useRef(new Set<string>());

  // Every reading counts, also one that is equal to the last: a card whose decision got no answer waits for it.
  if (query.data !== undefined && query.dataUpdatedAt !== readAt) {
    setReadAt(query.dataUpdatedAt);
    dispatch({ type: 'read', applications: pendingOf(query.data) });
  }

  const run = async (row: ApplicationRow, applicationId: number, decision: Decision): Promise<void> => {
    const { key } = row;
    const outcome = await decideApplication.run(
      { tournamentId, applicationId, applicant: nameOf(row), decision },
      { onSending: () => dispatch({ type: 'mark', key, status: 'sending', note: decision }) },
    );
    if (outcome.kind === 'cancelled') return;
    const { notify } = platform();
    if (outcome.kind === 'done' && outcome.answer !== null) {
      dispatch({ type: 'decided', key });
      notify({ message: outcome.answer.message ?? DECIDED[decision], tone: 'success' });
      return;
    }
    const { message, status, note } = failureOf(outcome);
    dispatch({ type: 'mark', key, status, note });
    notify({ message, tone: 'error' });
  };

  return {
    query: { data: list.rows ?? undefined, error: query.error, isFetching: query.isFetching, refetch: query.refetch },
    checkAgain: () => void refreshApplications(tournamentId),
    /** A second press, before the question or the call is over, does nothing. */
    async decide(row: ApplicationRow, decision: Decision): Promise<void> {
      const { id } = row.application;
      if (id === null || row.status !== 'open' || deciding.current.has(row.key)) return;
      deciding.current.add(row.key);
      await run(row, id, decision);
      deciding.current.delete(row.key);
    },
  };
}
