import { useEffect, useRef, useState } from 'react';
import type { FullMapWinner } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { fullMapPaths } from '../paths';
import { useRedirect } from '../useRedirect';
import {
  isRewarded,
  openRewards,
  planFor,
  type PlannedReward,
  type PlanRef,
  type RewardPlan,
  savePlan,
  updatePlan,
  usePlan,
  withReward,
} from './reward-plan';
import { type RewardResult, type RunOutcome, runPlan } from './run-plan';

export const ALL_REWARDED = 'All winners rewarded.';

// Typed values exist only in the plan, so the administrator must know at once if it can't be stored.
function warnUnlessStored(stored: boolean): void {
  if (!stored) platform().notify({ message: 'Your browser blocks site storage, so rewards can’t be saved.', tone: 'error' });
}

/** Sends a plan, and keeps what came of each reward. */
function useRun(ref: PlanRef) {
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<RunOutcome | null>(null);
  const [results, setResults] = useState<ReadonlyMap<number, RewardResult>>(new Map());
  /** The rewards of the run that is on the screen: they stay there when they are done. */
  const [userIds, setUserIds] = useState<readonly number[] | null>(null);
  const locked = useRef(false);
  return {
    ...{ phase, outcome, results, userIds },
    reset(): void {
      setUserIds(null);
      setOutcome(null);
      setResults(new Map());
    },
    async start(round: readonly PlannedReward[]): Promise<void> {
      if (locked.current) return;
      locked.current = true;
      setPhase('sending');
      setOutcome(null);
      setUserIds((before) => before ?? round.map(({ userId }) => userId));
      updatePlan(ref, (stored) => ({ ...stored, submitted: true }));
      const result = await runPlan(ref, (userId, reward) => setResults((before) => new Map(before).set(userId, reward)));
      if (result.kind === 'finished') platform().notify({ message: ALL_REWARDED, tone: 'success' });
      locked.current = result.kind === 'finished';
      setPhase('idle');
      setOutcome(result);
    },
  };
}

/** Winners that were registered elsewhere, or by a first client, are rewarded here too: they are the plan then. */
function useAdoption(ref: PlanRef, plan: RewardPlan | null, winners: readonly FullMapWinner[], enabled: boolean): void {
  const unplanned = winners.flatMap(({ user, position }) =>
    user !== null && user.id !== null && position === null && !isRewarded(winners, user.id) ? [{ userId: user.id, name: user.name }] : [],
  );
  const adoptable = enabled && unplanned.some(({ userId }) => !plan?.rewards.some((own) => own.userId === userId));
  useEffect(() => {
    if (adoptable) warnUnlessStored(savePlan(ref, planFor(plan, unplanned)));
  });
}

/** Steps through the plan of a room, and sends it. The plan itself lives in the store, so every reload and tab finds it. */
export function useRewarding(fullmapId: number, adminId: number, winners: readonly FullMapWinner[] = []) {
  const ref: PlanRef = { fullmapId, adminId };
  const plan = usePlan(ref);
  const { userIds, reset, start, ...run } = useRun(ref);
  const open = plan === null ? [] : openRewards(plan);
  useAdoption(ref, plan, winners, open.length === 0 && userIds === null);
  useRedirect(fullMapPaths.list(), run.outcome?.kind === 'finished');

  const bannedSince = new Map(
    winners.flatMap(({ user }) => (user?.id == null || user.bannedAt === null ? [] : [[user.id, user.bannedAt]])),
  );
  const due = open.filter(({ userId }) => !isRewarded(winners, userId));
  const listed = (plan?.rewards ?? []).filter(({ userId }) => userIds === null || userIds.includes(userId));
  return {
    ...run,
    plan,
    /** Chosen winners without a known reward. */
    due,
    bannedSince,
    step: Math.min(Math.max(plan?.step ?? 0, 0), Math.max(due.length - 1, 0)),
    /** The results are on the screen instead of the steps: while it is sent, and after it broke off, a reload included. */
    submitted: userIds !== null || (plan?.submitted === true && open.length > 0),
    /** The winners in the results. */
    listed,
    change: (userId: number, changes: Partial<PlannedReward>) =>
      warnUnlessStored(updatePlan(ref, (stored) => withReward(stored, userId, changes))),
    goTo: (step: number) => warnUnlessStored(updatePlan(ref, (stored) => ({ ...stored, step }))),
    /** Back from the results to the steps, to change what was not sent. */
    edit(): void {
      reset();
      warnUnlessStored(updatePlan(ref, (stored) => ({ ...stored, submitted: false, step: 0 })));
    },
    // Winners of an earlier round are left out, unless this round was interrupted.
    submit: () => start(plan?.submitted === true ? listed : open),
  };
}
export type Rewarding = ReturnType<typeof useRewarding>;
