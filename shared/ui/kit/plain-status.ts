import * as t from './kit.messages';
/** What the wire's statuses mean, by kind of item. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  room: { PENDING: t.scheduled, COIN_TIME: t.awaitingPayout, ALL_DONE: t.paidOut },
  'room-approval': { PENDING: t.waitingForCreator, CREATOR_APPROVED: t.awaitingPayout, COMPLETED: t.paidOut },
  fullmap: { PENDING: t.scheduled, PRIVATE: t.completed },
  tournament: { PENDING: t.upcoming, APPROVED: t.confirmed, ONGOING: t.running, COMPLETED: t.finished },
  application: { PENDING: t.needsReview, CREATOR_APPROVED: t.accepted, REJECTED: t.rejected },
};

/**
 * A status in plain words, to display before the wire's; null for an unknown kind or status.
 * @example plainStatus('room', 'COIN_TIME') // 'Awaiting payout'
 */
export function plainStatus(kind: string, status: string | null | undefined): string | null {
  const words = WORDS[kind] ?? {};
  return status != null && Object.hasOwn(words, status) ? (words[status] ?? null) : null;
}
