import { fullMapCalls } from '@arena/shared/contract';
import { ApiError, exclusively, isMissing, messageOf, platform, fetchFresh } from '@arena/shared/platform';
import { refreshFullMaps, winnersQuery } from '../fullmaps.queries';
import { keyOfReward, planAction, type PlanRef, readPlan, updatePlan } from './plan-store';
import { EMPTY_PLAN, isRewarded, openRewards, type PlannedReward, type WinnersReading, withReward, type Work, workOf } from './reward-plan';

export type RewardResult =
  { readonly state: 'waiting' | 'sending' | 'sent' | 'there' } | { readonly state: 'failed' | 'unanswered'; readonly message: string };
export type Report = (userId: number, result: RewardResult) => void;

export type RunOutcome =
  | { readonly kind: 'finished' }
  /** Something was refused or broke off; the per-user results say what. */
  | { readonly kind: 'stopped'; readonly message: string }
  /** Nothing was sent. */
  | { readonly kind: 'blocked'; readonly message: string }
  | { readonly kind: 'elsewhere' };

const UNWRITTEN =
  'This browser does not let the console store anything, so nobody could be kept from being rewarded twice. Nothing was sent. Allow site data for this address and try again.';
const NO_PLAN = 'There is nothing to send: choose the winners first.';

async function readBack(fullmapId: number): Promise<WinnersReading> {
  try {
    return { kind: 'read', winners: await fetchFresh(winnersQuery(fullmapId)) };
  } catch (error) {
    if (isMissing(error)) return { kind: 'none' };
    return { kind: 'failed', message: messageOf(error) };
  }
}

/** Registers who is not registered yet, in one POST. Answers why it failed, or null. */
async function register(ref: PlanRef, userIds: readonly number[]): Promise<string | null> {
  if (userIds.length === 0) return null;
  updatePlan(ref, (plan) => ({ ...plan, registering: 'sending' }));
  try {
    await platform().api.call(fullMapCalls.registerWinners, { params: { fullmapId: ref.fullmapId }, body: [...userIds] });
    updatePlan(ref, (plan) => ({ ...plan, registering: 'done' }));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError && error.outcomeUnknown)) updatePlan(ref, (plan) => ({ ...plan, registering: 'no' }));
    return messageOf(error);
  }
}

/** Rewards one winner. Answers whether the next one may follow. */
async function reward(ref: PlanRef, due: PlannedReward, report: Report): Promise<boolean> {
  const { userId, position, message } = due;
  const { api, capabilities } = platform();
  updatePlan(ref, (plan) => withReward(plan, userId, { sent: 'sending' }));
  report(userId, { state: 'sending' });
  try {
    await api.call(
      fullMapCalls.rewardWinner,
      {
        params: { userId },
        query: capabilities.has('winner-room') ? { fullmapId: ref.fullmapId } : {},
        body: { position: position ?? 0, message },
      },
      capabilities.has('idempotency-key') ? { idempotencyKey: keyOfReward(ref, due) } : {},
    );
    updatePlan(ref, (plan) => withReward(plan, userId, { sent: 'done' }));
    report(userId, { state: 'sent' });
    return true;
  } catch (error) {
    if (error instanceof ApiError && !error.outcomeUnknown) {
      updatePlan(ref, (plan) => withReward(plan, userId, { sent: 'no' }));
      report(userId, { state: 'failed', message: messageOf(error) });
      return error.kind === 'refused' || error.kind === 'not-found';
    }
    // Nobody knows whether this one was rewarded. Nothing more is sent until the winners have been read again.
    report(userId, { state: 'unanswered', message: messageOf(error) });
    return false;
  }
}

type Step = (work: Extract<Work, { kind: 'go' }>, reading: WinnersReading) => Promise<RunOutcome>;

/** What both steps begin with: one tab at a time, the stored plan, the server's winners. */
async function withPlan(ref: PlanRef, step: Step): Promise<RunOutcome> {
  const held = await exclusively(planAction(ref), async (): Promise<RunOutcome> => {
    const plan = readPlan(ref);
    if (plan === null || openRewards(plan).length === 0) return { kind: 'blocked', message: NO_PLAN };
    const reading = await readBack(ref.fullmapId);
    const work = workOf(plan, reading);
    if (work.kind === 'blocked')
      return { kind: 'blocked', message: `The winners could not be read back, so nothing was sent. ${work.message}` };
    try {
      updatePlan(ref, (stored) => stored);
    } catch {
      return { kind: 'blocked', message: UNWRITTEN };
    }
    const outcome = await step(work, reading);
    void refreshFullMaps();
    return outcome;
  });
  return held?.result ?? { kind: 'elsewhere' };
}

/** Registers the chosen players as winners: the first of the calls. */
export const registerPlan = (ref: PlanRef): Promise<RunOutcome> =>
  withPlan(ref, async (work) => {
    const failure = await register(ref, work.register);
    return failure === null ? { kind: 'finished' } : { kind: 'stopped', message: failure };
  });

/** Sends what is missing of the whole plan, in its order, and nothing that is there already. */
export const runPlan = (ref: PlanRef, report: Report): Promise<RunOutcome> =>
  withPlan(ref, async (work, reading) => {
    const winners = reading.kind === 'read' ? reading.winners : [];
    for (const { userId } of openRewards(readPlan(ref) ?? EMPTY_PLAN)) {
      const there = isRewarded(winners, userId);
      if (there) updatePlan(ref, (plan) => withReward(plan, userId, { sent: 'done' }));
      report(userId, { state: there ? 'there' : 'waiting' });
    }
    if (work.reward.some(({ position }) => position === null))
      return { kind: 'blocked', message: 'Somebody has no position yet. Nothing was sent.' };

    const failure = await register(ref, work.register);
    if (failure !== null) return { kind: 'stopped', message: `The winners could not be registered: ${failure}` };
    for (const due of work.reward) if (!(await reward(ref, due, report))) break;
    const left = openRewards(readPlan(ref) ?? EMPTY_PLAN).length;
    return left === 0
      ? { kind: 'finished' }
      : { kind: 'stopped', message: `${left} of the winners ${left === 1 ? 'is' : 'are'} not rewarded yet.` };
  });
