/** What the wire's statuses mean, by kind of item. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  room: { PENDING: 'Scheduled', COIN_TIME: 'Awaiting payout', ALL_DONE: 'Paid out' },
  'room-approval': { PENDING: 'Waiting for the creator', CREATOR_APPROVED: 'Awaiting payout', COMPLETED: 'Paid out' },
  fullmap: { PENDING: 'Scheduled', PRIVATE: 'Completed' },
  tournament: { PENDING: 'Upcoming', APPROVED: 'Confirmed', ONGOING: 'Running', COMPLETED: 'Finished' },
  application: { PENDING: 'Needs review', CREATOR_APPROVED: 'Accepted', REJECTED: 'Rejected' },
};

/**
 * A status in plain words, to display next to the wire's; null for an unknown kind or status.
 * @example plainStatus('room', 'COIN_TIME') // 'Awaiting payout'
 */
export function plainStatus(kind: string, status: string | null | undefined): string | null {
  const words = WORDS[kind] ?? {};
  return status != null && Object.hasOwn(words, status) ? (words[status] ?? null) : null;
}
