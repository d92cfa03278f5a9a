import { useMemo, useRef, useState } from 'react';
import { GENERIC_MESSAGE, platform } from '@arena/shared/platform';
import { rowAfter, usePendingRows } from '@arena/shared/ui';
import { decideApplication, type Decision } from '../tournaments.operations';
import { refreshApplications, useApplications } from '../tournaments.queries';
import { type ApplicationRow, rowsReducer, WORDS } from './application-rows';

const DECIDED: Readonly<Record<Decision, string>> = { CREATOR_APPROVED: 'Tournament accepted', REJECTED: 'Application rejected' };

type DecisionOutcome = Awaited<ReturnType<typeof decideApplication.run>>;

export const nameOf = ({ item: { applicant } }: ApplicationRow): string =>
  applicant?.name ?? (applicant?.id == null ? 'this player' : `player ${applicant.id}`);

/** What the toast says of a decision that was not simply answered. */
const failureOf = (outcome: Exclude<DecisionOutcome, { kind: 'cancelled' }>): string =>
  outcome.kind === 'done' ? (outcome.serverMessage ?? GENERIC_MESSAGE) : (outcome.message ?? WORDS.elsewhere);

/** The pending applications, and what happens when one is decided. */
export function usePending(tournamentId: number) {
  const [search, setSearch] = useState('');
  const applications = useApplications(tournamentId, 'PENDING', { watch: true, search });
  const deciding = useRef(new Set<string>());

  // Every reading counts, also one that is equal to the last: a card whose decision got no answer waits for it.
  const { query, isWhole, isSearching, rows: items } = applications;
  const { dataUpdatedAt: answeredAt } = query;
  const of = isWhole ? undefined : search.trim();
  const reading = useMemo(
    () => (items === undefined || isSearching ? null : { items, answeredAt, of }),
    [answeredAt, isSearching, items, of],
  );
  const [list, dispatch] = usePendingRows(rowsReducer, reading);

  const run = async (row: ApplicationRow, applicationId: number, decision: Decision): Promise<void> => {
    const { key } = row;
    const outcome = await decideApplication.run(
      { tournamentId, applicationId, applicant: nameOf(row), decision },
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
    query: { data: list.rows ?? undefined, error: query.error, isFetching: query.isFetching, refetch: query.refetch },
    ...{ applications, search, setSearch },
    checkAgain: () => void refreshApplications(tournamentId),
    /** A second press, before the question or the call is over, does nothing. */
    async decide(row: ApplicationRow, decision: Decision): Promise<void> {
      const { id } = row.item;
      if (id === null || row.state !== 'open' || deciding.current.has(row.key)) return;
      deciding.current.add(row.key);
      await run(row, id, decision);
      deciding.current.delete(row.key);
    },
  };
}
