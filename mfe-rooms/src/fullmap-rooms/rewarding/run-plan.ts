import type { FullMapWinner } from '@arena/shared/contract';
import {
  fetchFresh,
  isMissing,
  isOwnMoney,
  type JournalEntry,
  messageOf,
  type Operation,
  OWN_PAYMENT,
  type Target,
} from '@arena/shared/platform';
import { registerWinners, rewardWinner } from './rewarding.operations';
import { refreshFullMaps, winnersQuery } from '../fullmap-rooms.queries';
import {
  EMPTY_PLAN,
  isRewarded,
  openRewards,
  type PlannedReward,
  type PlanRef,
  readPlan,
  type RewardPlan,
  updatePlan,
  type WinnersReading,
  withReward,
  type Work,
  workOf,
} from './reward-plan';
import * as t from './rewarding.messages';

export type RewardResult =
  { readonly state: 'waiting' | 'sending' | 'sent' | 'there' } | { readonly state: 'failed' | 'unanswered'; readonly message: string };
type Report = (userId: number, result: RewardResult) => void;

/** `stopped`: some rewards aren't done; their own results say which. */
export type RunOutcome = { readonly kind: 'finished' } | { readonly kind: 'stopped'; readonly message: string };

const FINISHED: RunOutcome = { kind: 'finished' };
const stopped = (message: string): RunOutcome => ({ kind: 'stopped', message });

async function readWinners(fullmapId: number): Promise<WinnersReading> {
  try {
    return { kind: 'read', winners: await fetchFresh(winnersQuery(fullmapId)) };
  } catch (error) {
    return isMissing(error) ? { kind: 'none' } : { kind: 'failed', message: messageOf(error) };
  }
}

const isUnsent = (entry: JournalEntry | null) => entry === null || entry.state === 'refused';

const isNew = ({ fullmapId }: PlanRef, { rewards }: RewardPlan): boolean =>
  isUnsent(registerWinners.entry(fullmapId)) &&
  rewards.every(({ userId, sent }) => sent === 'no' && isUnsent(rewardWinner.entry([fullmapId, userId])));

/** Settles a call interrupted by closing the page, so that one press sends the rest. */
async function lookUp<T extends Target>(act: Pick<Operation<T, never, unknown, unknown, unknown>, 'entry' | 'reconcile'>, target: T) {
  if (act.entry(target)?.state === 'sending') await act.reconcile(target);
}

type Due = Extract<Work, { kind: 'go' }> & { readonly winners: readonly FullMapWinner[]; registerMissing(): Promise<string | null> };

/** Reads the stored plan and the server's winners before either step. */
async function withPlan(ref: PlanRef, step: (due: Due) => Promise<RunOutcome>): Promise<RunOutcome> {
  const { fullmapId } = ref;
  const plan = readPlan(ref);
  if (plan === null || openRewards(plan).length === 0) return stopped(t.chooseWinnersFirst);
  await lookUp(registerWinners, fullmapId);
  // Read before the winners, so that registrations from another tab aren't repeated.
  const seen = registerWinners.entry(fullmapId);
  const reading = await readWinners(fullmapId);
  const work = workOf(plan, reading, isNew(ref, plan));
  if (work.kind === 'blocked') return stopped(t.winnersUnknown(work.message));
  const outcome = await step({
    ...work,
    winners: reading.kind === 'read' ? reading.winners : [],
    /** Returns the failure message, or null. */
    async registerMissing() {
      if (work.register.length === 0) return null;
      const result = await registerWinners.run({ fullmapId, userIds: work.register }, { seen });
      return result.kind === 'done' || result.kind === 'superseded' || result.kind === 'cancelled' ? null : result.message;
    },
  });
  void refreshFullMaps(fullmapId);
  return outcome;
}

export const registerPlan = (ref: PlanRef): Promise<RunOutcome> =>
  withPlan(ref, async ({ registerMissing }) => {
    const failure = await registerMissing();
    return failure === null ? FINISHED : stopped(failure);
  });

/** Returns whether the next reward may be sent. */
async function reward(
  ref: PlanRef,
  { userId, position, message, bannedConfirmed = false }: PlannedReward,
  report: Report,
): Promise<boolean> {
  const target = [ref.fullmapId, userId] as const;
  const rewarded = (state: 'sent' | 'there') => {
    updatePlan(ref, (plan) => withReward(plan, userId, { sent: 'done' }));
    report(userId, { state });
    return true;
  };
  report(userId, { state: 'sending' });
  await lookUp(rewardWinner, target);
  const outcome = await rewardWinner.run({ fullmapId: ref.fullmapId, userId, position: position ?? 0, message, bannedConfirmed });
  switch (outcome.kind) {
    case 'done':
      return rewarded('sent');
    case 'superseded':
    case 'cancelled':
      return rewarded('there');
    case 'refused':
      report(userId, { state: 'failed', message: outcome.message });
      return !outcome.signedOut;
    case 'not-sent':
      if (outcome.reason === 'ruled-out') return rewarded('there');
      report(userId, { state: 'failed', message: outcome.message });
      return false;
    default:
      // The outcome is unknown, so send nothing more until the winners are read again.
      report(userId, { state: 'unanswered', message: outcome.message });
      return false;
  }
}

/** Sends only what is missing, in the plan's order. */
export const runPlan = (ref: PlanRef, report: Report): Promise<RunOutcome> =>
  withPlan(ref, async ({ winners, reward: due, registerMissing }) => {
    for (const { userId } of openRewards(readPlan(ref) ?? EMPTY_PLAN)) {
      const there = isRewarded(winners, userId);
      if (there) updatePlan(ref, (plan) => withReward(plan, userId, { sent: 'done' }));
      report(userId, { state: there ? 'there' : 'waiting' });
    }
    const [own, payable] = [due.filter(({ userId }) => isOwnMoney(userId)), due.filter(({ userId }) => !isOwnMoney(userId))];
    for (const { userId } of own) report(userId, { state: 'failed', message: OWN_PAYMENT });
    if (payable.some(({ position }) => position === null)) return stopped(t.setPositionsFirst);
    const failure = await registerMissing();
    if (failure !== null) return stopped(t.winnersNotRegistered(failure));
    for (const planned of payable) if (!(await reward(ref, planned, report))) break;
    const left = openRewards(readPlan(ref) ?? EMPTY_PLAN).length;
    return left === 0 ? FINISHED : stopped(t.winnersLeft(left));
  });
