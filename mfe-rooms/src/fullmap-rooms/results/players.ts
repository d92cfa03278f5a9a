import type { FullMapApplication, FullMapWinner } from '@arena/shared/contract';
import { type RewardPlan, winnerOf } from '../rewarding/reward-plan';

/** A player of a completed room, and what is known of a reward. */
export interface Player {
  /** null when the server sent none: such a player cannot be chosen. */
  readonly userId: number | null;
  readonly name: string | null;
  readonly reward: { readonly position: number | null; readonly message: string | null } | null;
  /** Registered as a winner, but without a position yet. */
  readonly registered: boolean;
}

/** Everybody once, in the order in which they joined, with their rewards by the winners and by this browser's own plan. */
export function playersOf(
  applications: readonly FullMapApplication[],
  winners: readonly FullMapWinner[],
  plan: RewardPlan | null,
): readonly Player[] {
  const seen = new Set<number>();
  return applications.flatMap(({ applicant }) => {
    const userId = applicant?.id ?? null;
    if (userId !== null && seen.has(userId)) return [];
    if (userId !== null) seen.add(userId);
    const winner = userId === null ? null : winnerOf(winners, userId);
    // Rewarded from here with an answer, and the server's list does not show it: still rewarded.
    const own = plan?.rewards.find((reward) => reward.userId === userId && reward.sent === 'done');
    const reward = winner?.position != null ? winner : own === undefined ? null : { position: own.position, message: own.message };
    return [{ userId, name: applicant?.name ?? null, reward, registered: winner !== null && reward === null }];
  });
}
