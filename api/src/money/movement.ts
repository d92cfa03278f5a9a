/** Why a balance moves, and who decided it. */
type MovementCause =
  /** An administrator pays a person: an approved request, a prize, a reward. A banned person is paid only when that was confirmed. */
  | { readonly kind: 'payout'; readonly actorId: number; readonly bannedConfirmed: boolean }
  /** An administrator cancels a match, and the entry fees go back. */
  | { readonly kind: 'refund'; readonly actorId: number }
  /** Taken because the player applied to a match. It never adds to a balance. */
  | { readonly kind: 'entry-fee' };

export type MovementKind = MovementCause['kind'];

export interface Movement {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly cents: number;
  readonly cause: MovementCause;
  readonly reason: string;
  readonly roomId: number | null;
  readonly at: Date;
  /** What is booked once and never again, as `topup:12`: the database refuses a second row with it. */
  readonly bookedFor?: string;
}
