import { ApiError, isMissing, useCapability, useJournalEntry } from '@arena/shared/platform';
import { recordOf } from './room-record';
import type { PaymentFacts } from './room-payment';
import { payRoom } from './rooms.operations';
import { useApprovals, useRoom } from './rooms.queries';

export function usePlayedRoom(roomId: number | null) {
  const approvals = useApprovals(roomId);
  const room = useRoom(roomId);
  const intent = useJournalEntry(payRoom, roomId ?? 0);
  const keepsFirst = useCapability('idempotency-key');

  const approval = approvals.data?.[0] ?? null;
  const record = recordOf(room.data, approval);
  // A backend may lack the room's own call: then the approval alone counts.
  const answered = room.data !== undefined || (approval !== null && room.error instanceof ApiError && room.error.kind === 'not-found');
  const facts: PaymentFacts = { server: record?.paid ? 'paid' : answered ? 'unpaid' : 'unread', intent, keepsFirst };

  return {
    approval,
    record,
    facts,
    loading: approvals.isPending || (approval === null && room.isPending),
    /** The approvals decide what the screens show; their failure is the screens' failure. None at all is no failure. */
    error: isMissing(approvals.error) ? null : approvals.error,
    isFetching: approvals.isFetching || room.isFetching,
    refetch: () => {
      void approvals.refetch();
      void room.refetch();
    },
  };
}
