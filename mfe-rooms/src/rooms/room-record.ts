import type { Payee, Room, RoomApproval } from '@arena/shared/contract';

/**
 * A played room, built from the room and its accepted approval. Either may be missing: paid rooms lose their approval, and some backends
 * lack the room's own call.
 */
export function recordOf(room: Room | null | undefined, approval: RoomApproval | null | undefined) {
  const facts = approval?.room ?? room ?? null;
  if (facts === null) return null;
  // From the room's own call when it could be read.
  const status = room?.status ?? facts.status;
  const approvalStatus = approval?.status ?? null;
  return {
    room: facts,
    approvalStatus,
    creator: facts.creator ?? room?.creator ?? null,
    opponent: approval?.opponent ?? facts.opponent ?? room?.opponent ?? null,
    status,
    paid: status === 'ALL_DONE' || approvalStatus === 'COMPLETED',
  };
}
export type RoomRecord = NonNullable<ReturnType<typeof recordOf>>;

export function playerOf(record: RoomRecord, userId: number | null): Payee | null {
  if (userId === null) return null;
  return [record.creator, record.opponent].find((player) => player?.id === userId) ?? null;
}
