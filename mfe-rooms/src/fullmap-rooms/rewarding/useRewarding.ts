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
import * as t from './rewarding.messages';

export const ALL_REWARDED = t.allWinnersRewarded;

// The plan is the only copy of the input, so a storage failure must be reported at once.
function warnUnlessStored(stored: boolean): void {
  if (!stored) platform().notify({ message: t.rewardsNotSaved, tone: 'error' });
}

function useRun(ref: PlanRef) {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<RunOutcome | null>(null);
  const [results, setResults] = useState<ReadonlyMap<number, RewardResult>>(new Map());
  /** The current run's rewards, which stay on the screen when they are done. */
  const [userIds, setUserIds] = useState<readonly number[] | null>(null);
  const locked = useRef(false);
  return {
    ...{ sending, outcome, results, userIds },
    reset(): void {
      setUserIds(null);
      setOutcome(null);
      setResults(new Map());
    },
    async start(round: readonly PlannedReward[]): Promise<void> {
      if (locked.current) return;
      locked.current = true;
      setSending(true);
      setOutcome(null);
      setUserIds((before) => before ?? round.map(({ userId }) => userId));
      updatePlan(ref, (stored) => ({ ...stored, submitted: true }));
      const result = await runPlan(ref, (userId, reward) => setResults((before) => new Map(before).set(userId, reward)));
      if (result.kind === 'finished') platform().notify({ message: ALL_REWARDED, tone: 'success' });
      locked.current = result.kind === 'finished';
      setSending(false);
      setOutcome(result);
    },
  };
}

/** Adds winners registered by another client to the plan. */
function useAdoption(ref: PlanRef, plan: RewardPlan | null, winners: readonly FullMapWinner[], enabled: boolean): void {
  const unplanned = winners.flatMap(({ user, position }) =>
    user !== null && user.id !== null && position === null && !isRewarded(winners, user.id) ? [{ userId: user.id, name: user.name }] : [],
  );
  const adoptable = enabled && unplanned.some(({ userId }) => !plan?.rewards.some((own) => own.userId === userId));
  useEffect(() => {
    if (adoptable) warnUnlessStored(savePlan(ref, planFor(plan, unplanned)));
  });
}

/** The plan is in storage, so that every reload and tab finds it. */
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
    due,
    bannedSince,
    step: Math.min(Math.max(plan?.step ?? 0, 0), Math.max(due.length - 1, 0)),
    /** Shows the results instead of the steps: while sending, and after an interruption or a reload. */
    submitted: userIds !== null || (plan?.submitted === true && open.length > 0),
    listed,
    change: (userId: number, changes: Partial<PlannedReward>) =>
      warnUnlessStored(updatePlan(ref, (stored) => withReward(stored, userId, changes))),
    goTo: (step: number) => warnUnlessStored(updatePlan(ref, (stored) => ({ ...stored, step }))),
    /** Returns from the results to the steps. */
    edit(): void {
      reset();
      warnUnlessStored(updatePlan(ref, (stored) => ({ ...stored, submitted: false, step: 0 })));
    },
    // Leaves out winners of an earlier round, unless this round was interrupted.
    submit: () => start(plan?.submitted === true ? listed : open),
  };
}
export type Rewarding = ReturnType<typeof useRewarding>;
