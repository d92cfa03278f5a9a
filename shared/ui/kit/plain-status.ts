/** What the wire's status words mean to readers, for each kind of thing that has them. */
const WORDS = {
  room: { PENDING: 'Scheduled', COIN_TIME: 'Awaiting payout', ALL_DONE: 'Paid out' },
  'room-approval': { PENDING: 'Waiting for the creator', CREATOR_APPROVED: 'Awaiting payout', COMPLETED: 'Paid out' },
  fullmap: { PENDING: 'Scheduled', PRIVATE: 'Completed' },
  tournament: { PENDING: 'Upcoming', APPROVED: 'Confirmed', ONGOING: 'Running', COMPLETED: 'Finished' },
  application: { PENDING: 'Needs review', CREATOR_APPROVED: 'Accepted', REJECTED: 'Rejected' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type StatusKind = keyof typeof WORDS;
const isKind = (kind: string): kind is StatusKind => Object.hasOwn(WORDS, kind);

/** A status in plain words, to stand beside the wire's own; null for an unknown one. */
export function plainStatus(kind: string, status: string | null | undefined): string | null {
  if (!isKind(kind) || status == null) return null;
  const words: Readonly<Record<string, string>> = WORDS[kind];
  return Object.hasOwn(words, status) ? (words[status] ?? null) : null;
}
