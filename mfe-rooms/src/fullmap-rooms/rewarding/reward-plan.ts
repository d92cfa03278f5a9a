import type { FullMapWinner } from '@arena/shared/contract';
import { journal, type JournalEntry, useJournalEntry } from '@arena/shared/platform';
import * as t from './rewarding.messages';

/*
 * Rewarding is a sequence of acts: one POST that registers the winners and one PUT for each of them. It can break off anywhere.
 * So the plan is stored before anything is sent, each act has its own journal entry, and before every try the server's winners
 * are read. What is done next follows from them, for each chosen player:
 *
 *   winners of this room say   | sent from here           | next
 *   ---------------------------+--------------------------+---------------------------------------------------
 *   has a position             | anything                 | nothing: already there
 *   registered, no position    | no, or never answered    | PUT
 *   registered, no position    | answered                 | nothing: the path names no room, so the reward may
 *                              |                          | show elsewhere, and a second one would pay twice
 *   not registered             | no, or never answered    | in the one POST with all others like it, then PUT
 *   not registered             | answered                 | nothing
 *   cannot be read             | anything                 | nothing, for any player
 *   404, no winners known      | nothing, for any player  | as if no player were registered
 *   404, no winners known      | something, for any player | nothing, for any player
 */

export interface PlannedReward {
  readonly userId: number;
  readonly name: string | null;
  readonly position: number | null;
  readonly message: string;
  /** The administrator confirmed paying this banned winner. */
  readonly bannedConfirmed?: boolean;
  readonly sent: 'no' | 'done';
}

export interface RewardPlan {
  readonly rewards: readonly PlannedReward[];
  /** Index of the open reward on the screen. */
  readonly step: number;
  /** The last step was confirmed; only sending is left. */
  readonly submitted: boolean;
}

export type WinnersReading =
  | { readonly kind: 'read'; readonly winners: readonly FullMapWinner[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string };

export type Work =
  | { readonly kind: 'go'; readonly register: readonly number[]; readonly reward: readonly PlannedReward[] }
  | { readonly kind: 'blocked'; readonly message: string };

export const EMPTY_PLAN: RewardPlan = { rewards: [], step: 0, submitted: false };
export const MESSAGE_LIMIT = 500;

export const winnerOf = (winners: readonly FullMapWinner[], userId: number): FullMapWinner | null => {
  const own = winners.filter(({ user }) => user?.id === userId);
  return own.find(({ position }) => position !== null) ?? own[0] ?? null;
};
export const isRewarded = (winners: readonly FullMapWinner[], userId: number): boolean => winnerOf(winners, userId)?.position != null;

/** Rewards that this browser doesn't know to be given. */
export const openRewards = (plan: RewardPlan): readonly PlannedReward[] => plan.rewards.filter(({ sent }) => sent !== 'done');

/** Implements the table above. `isNew`: nothing of the plan was sent yet. */
export function workOf(plan: RewardPlan, reading: WinnersReading, isNew: boolean): Work {
  if (reading.kind === 'failed') return { kind: 'blocked', message: reading.message };
  if (reading.kind === 'none' && !isNew) return { kind: 'blocked', message: t.rewardedUnknown };
  const winners = reading.kind === 'read' ? reading.winners : [];
  const open = openRewards(plan);
  return {
    kind: 'go',
    register: open.filter(({ userId }) => winnerOf(winners, userId) === null).map(({ userId }) => userId),
    reward: open.filter(({ userId }) => !isRewarded(winners, userId)),
  };
}

export const withReward = (plan: RewardPlan, userId: number, changes: Partial<PlannedReward>): RewardPlan => ({
  ...plan,
  rewards: plan.rewards.map((reward) => (reward.userId === userId ? { ...reward, ...changes } : reward)),
});

/** Keeps earlier input and known rewards for these players. */
export function planFor(
  before: RewardPlan | null,
  players: readonly { readonly userId: number; readonly name: string | null }[],
): RewardPlan {
  const known = new Map((before?.rewards ?? []).map((reward) => [reward.userId, reward] as const));
  const done = (before?.rewards ?? []).filter(({ sent }) => sent === 'done');
  const chosen = players
    .filter(({ userId }) => known.get(userId)?.sent !== 'done')
    .map(({ userId, name }): PlannedReward => ({ position: null, message: '', sent: 'no', ...known.get(userId), userId, name }));
  return { ...before, rewards: [...done, ...chosen], step: 0, submitted: false };
}

/** Other winners in the same position: allowed for a squad, but shown as a warning. */
export const sharingPosition = (rewards: readonly PlannedReward[], { userId, position }: PlannedReward): readonly PlannedReward[] =>
  position === null ? [] : rewards.filter((other) => other.userId !== userId && other.position === position);

export interface PlanRef {
  readonly fullmapId: number;
  readonly adminId: number;
}

const nameOf = ({ fullmapId, adminId }: PlanRef) => `fullmap-rewards:${fullmapId}:${adminId}`;
const entryOf = (ref: PlanRef) => journal.read<RewardPlan>(nameOf(ref));

// Storage may contain anything, so ignore entries that aren't plans.
const planIn = (entry: JournalEntry<RewardPlan> | null): RewardPlan | null =>
  Array.isArray((entry?.detail as Partial<RewardPlan> | null | undefined)?.rewards) ? (entry?.detail ?? null) : null;

export const readPlan = (ref: PlanRef): RewardPlan | null => planIn(entryOf(ref));

/** The stored plan, kept current across tabs; null when there is none. */
export const usePlan = (ref: PlanRef): RewardPlan | null => planIn(useJournalEntry({ entry: () => entryOf(ref) }, null));

/** Returns false if the browser can't store the plan. */
export function savePlan(ref: PlanRef, plan: RewardPlan): boolean {
  const state = openRewards(plan).length === 0 ? 'done' : 'refused';
  return journal.write(nameOf(ref), { key: nameOf(ref), state, detail: plan, at: Date.now(), request: '' });
}

/** Updates the plan as stored now, even if another tab wrote it. */
export const updatePlan = (ref: PlanRef, change: (plan: RewardPlan) => RewardPlan): boolean =>
  savePlan(ref, change(readPlan(ref) ?? EMPTY_PLAN));
