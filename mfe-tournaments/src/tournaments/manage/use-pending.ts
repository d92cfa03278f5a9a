import { useState } from 'react';
import { GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { applicantName, rowAfter, useApplicationRows } from '@arena/shared/ui';
import { decideApplication, type Decision } from '../tournaments.operations';
import { refreshApplications, useApplications } from '../tournaments.queries';
import { type ApplicationRow, rowsReducer, WORDS } from './application-rows';

const DECIDED: Readonly<Record<Decision, string>> = { CREATOR_APPROVED: 'Tournament accepted', REJECTED: 'Application rejected' };

type DecisionOutcome = Awaited<ReturnType<typeof decideApplication.run>>;

/** What the toast says of a decision that was not simply answered. */
const failureOf = (outcome: Exclude<DecisionOutcome, { kind: 'cancelled' }>): string =>
  outcome.kind === 'done' ? (outcome.serverMessage ?? GENERIC_MESSAGE) : (outcome.message ?? WORDS.elsewhere);

/** The pending applications, and what happens when one is decided. */
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
