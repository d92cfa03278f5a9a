import { useCallback, useEffect, useRef, useState } from 'react';
import type { FullMapWinner } from '@arena/shared/contract';
import { platform, useNavigate } from '@arena/shared/platform';
import { fullMapPaths } from '../paths';
import { REDIRECT_MS } from '../timing';
import { type PlanRef, savePlan, updatePlan, usePlan } from './plan-store';
import { isRewarded, openRewards, planFor, type PlannedReward, withReward } from './reward-plan';
import { type RewardResult, type RunOutcome, runPlan } from './run-plan';

export const ALL_REWARDED = 'All winners are rewarded.';

// The plan is the only place of what is typed here: when it cannot be kept, that is said at once.
function warnUnlessStored(stored: boolean): void {
  if (!stored)
    platform().notify({ message: 'This browser does not let the console store anything: the rewards cannot be kept.', tone: 'error' });
}

/** Steps through the plan of a room, and sends it. The plan itself lives in the store, so every reload and tab finds it. */
export function useRewarding(fullmapId: number, adminId: number, winners: readonly FullMapWinner[] | undefined) {
  const navigate = useNavigate();
  const plan = usePlan({ fullmapId, adminId });
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<RunOutcome | null>(null);
  const [results, setResults] = useState<ReadonlyMap<number, RewardResult>>(new Map());
  /** The rewards of the run that is on the screen: they stay there when they are done. */
  const [run, setRun] = useState<readonly number[] | null>(null);
  const locked = useRef(false);
  const done = outcome?.kind === 'finished';
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(fullMapPaths.list()), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const change = useCallback(
    (userId: number, changes: Partial<PlannedReward>) => {
      warnUnlessStored(updatePlan({ fullmapId, adminId }, (stored) => withReward(stored, userId, changes)));
    },
    [adminId, fullmapId],
  );

  // Winners that were registered elsewhere, or by a first client, are rewarded here too: they are the plan then.
  const open = plan === null ? [] : openRewards(plan);
  const unplanned = (winners ?? []).flatMap(({ user, position }) =>
    user !== null && user.id !== null && position === null && !isRewarded(winners ?? [], user.id)
      ? [{ userId: user.id, name: user.name }]
      : [],
  );
  const adoptable =
    open.length === 0 && run === null && unplanned.some(({ userId }) => !plan?.rewards.some((own) => own.userId === userId));
  useEffect(() => {
    if (adoptable) warnUnlessStored(savePlan({ fullmapId, adminId }, planFor(plan, unplanned)));
  });

  const ref: PlanRef = { fullmapId, adminId };
  const due = open.filter(({ userId }) => !isRewarded(winners ?? [], userId));
  const listed = (plan?.rewards ?? []).filter(({ userId }) => run === null || run.includes(userId));
  // Who was rewarded in an earlier round is no part of this one, unless this one was broken off.
  const round = plan?.submitted === true ? listed : open;
  return {
    plan,
    /** Who is stepped through: chosen, and without a reward as far as anybody knows. */
    due,
    step: Math.min(Math.max(plan?.step ?? 0, 0), Math.max(due.length - 1, 0)),
    /** The results are on the screen instead of the steps: while it is sent, and after it broke off, a reload included. */
    submitted: run !== null || (plan?.submitted === true && open.length > 0),
    /** Who is on the list of results. */
    listed,
    phase,
    outcome,
    results,
    change,
    goTo: (step: number) => warnUnlessStored(updatePlan(ref, (stored) => ({ ...stored, step }))),
    /** Back from the results to the steps, to change what was not sent. */
    edit(): void {
      setRun(null);
      setOutcome(null);
      setResults(new Map());
      warnUnlessStored(updatePlan(ref, (stored) => ({ ...stored, submitted: false, step: 0 })));
    },
    async submit(): Promise<void> {
      if (locked.current) return;
      locked.current = true;
      setPhase('sending');
      setOutcome(null);
      setRun((before) => before ?? round.map(({ userId }) => userId));
      const report = (userId: number, result: RewardResult) => setResults((before) => new Map(before).set(userId, result));
      updatePlan(ref, (stored) => ({ ...stored, submitted: true }));
      const result = await runPlan(ref, report);
      if (result.kind === 'finished') platform().notify({ message: ALL_REWARDED, tone: 'success' });
      locked.current = result.kind === 'finished';
      setPhase('idle');
      setOutcome(result);
    },
  };
}
export type Rewarding = ReturnType<typeof useRewarding>;
