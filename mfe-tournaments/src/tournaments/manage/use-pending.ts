import { useReducer, useRef, useState } from 'react';
import { platform } from '@arena/shared/platform';
import { useApplications } from '../tournaments.queries';
import { type ApplicationRow, NO_ROWS, rowsReducer } from './application-rows';
import { decide, type Decision, refreshApplications } from './decide';

export const nameOf = ({ application: { applicant } }: ApplicationRow): string =>
  applicant?.name ?? (applicant?.id == null ? 'this player' : `player ${applicant.id}`);

/** The pending applications, and what happens when one is decided. */
export function usePending(tournamentId: number) {
  const query = useApplications(tournamentId, 'PENDING', true);
  const [list, dispatch] = useReducer(rowsReducer, NO_ROWS);
  const [readAt, setReadAt] = useState(0);
  const underWay = useRef(new Set<string>());

  // Every answer counts, also one that is equal to the last: a card without an answer waits for it.
  if (query.data !== undefined && query.dataUpdatedAt !== readAt) {
    setReadAt(query.dataUpdatedAt);
    // Some backends ignore the status that is asked for.
    dispatch({ type: 'read', applications: query.data.filter(({ status }) => status === null || status === 'PENDING') });
  }

  const ask = (row: ApplicationRow): Promise<boolean> =>
    platform().confirm({
      title: `Reject ${nameOf(row)}?`,
      body: `${nameOf(row)} will not play in this tournament. This cannot be taken back here.`,
      confirmLabel: 'Reject',
      tone: 'danger',
    });

  const run = async (row: ApplicationRow, decision: Decision): Promise<void> => {
    const { id } = row.application;
    if (id === null || (decision === 'REJECTED' && !(await ask(row)))) return;
    const { notify } = platform();
    dispatch({ type: 'mark', key: row.key, state: 'sending', note: decision });
    const decided = await decide(tournamentId, id, decision);
    if (decided.kind === 'done') {
      dispatch({ type: 'decided', key: row.key });
      notify({ message: decided.message, tone: 'success' });
    } else {
      dispatch({ type: 'mark', key: row.key, state: decided.state, note: decided.note });
      notify({ message: decided.message, tone: 'error' });
    }
    void refreshApplications(tournamentId);
  };

  return {
    query,
    rows: list.rows,
    checkAgain: () => void refreshApplications(tournamentId),
    /** A second press, before the question or the call is over, does nothing. */
    async decide(row: ApplicationRow, decision: Decision): Promise<void> {
      if (row.state !== 'open' || underWay.current.has(row.key)) return;
      underWay.current.add(row.key);
      try {
        await run(row, decision);
      } finally {
        underWay.current.delete(row.key);
      }
    },
  };
}
