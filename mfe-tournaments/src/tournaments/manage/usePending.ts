import { useState } from 'react';
import { GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { applicantName, applicationKey, pendingReducer, type PendingRow, rowAfter, useApplicationRows } from '@arena/shared/ui';
import type { TournamentApplication } from '@arena/shared/contract';
import { decideApplication, type Decision } from '../tournaments.operations';
import { refreshApplications, useApplications } from '../tournaments.queries';
import * as t from './manage.messages';

export type ApplicationRow = PendingRow<TournamentApplication>;

const WORDS = {
  elsewhere: t.decidedElsewhere,
  stillPending: t.stillPending,
  notPending: t.wasDecided,
} as const;
export const NOT_KNOWN = t.outcomeUnknown;
/** New applications are added at the end. */
const rowsReducer = pendingReducer<TournamentApplication>({ keyOf: applicationKey, newRows: 'append', words: WORDS });
const DECIDED: Readonly<Record<Decision, string>> = { CREATOR_APPROVED: t.accepted, REJECTED: t.rejected };

type DecisionOutcome = Awaited<ReturnType<typeof decideApplication.run>>;

const failureOf = (outcome: Exclude<DecisionOutcome, { kind: 'cancelled' }>): string =>
  outcome.kind === 'done' ? (outcome.serverMessage ?? GENERIC_MESSAGE) : (outcome.message ?? WORDS.elsewhere);

export function usePending(tournamentId: number) {
  const [search, setSearch] = useState('');
  const applications = useApplications(tournamentId, 'PENDING', { watch: true, search });
  const { rows, dispatch, decideOnce } = useApplicationRows(rowsReducer, applications, search);

  const run = async (row: ApplicationRow, applicationId: number, decision: Decision): Promise<void> => {
    const { key } = row;
    const outcome = await decideApplication.run(
      { tournamentId, applicationId, applicant: applicantName(row.item), decision },
      { onSending: () => dispatch({ type: 'mark', key, state: 'sending', note: decision }) },
    );
    if (outcome.kind === 'cancelled') return;
    const { notify } = platform();
    if (outcome.kind === 'done' && outcome.answer !== null) {
      dispatch({ type: 'remove', key });
      notify({ message: outcome.answer.message ?? DECIDED[decision], tone: 'success' });
      return;
    }
    const left = rowAfter(outcome, WORDS);
    if (left !== null) dispatch({ type: 'mark', key, ...left });
    notify({ message: failureOf(outcome), tone: 'error' });
  };

  return {
    list: { ...applications, rows: rows ?? undefined },
    ...{ search, setSearch },
    checkAgain: () => void refreshApplications(tournamentId),
    async decide(row: ApplicationRow, decision: Decision): Promise<void> {
      const { id } = row.item;
      if (id !== null) await decideOnce(row, () => run(row, id, decision));
    },
  };
}
