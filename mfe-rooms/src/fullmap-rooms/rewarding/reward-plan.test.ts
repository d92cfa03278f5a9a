import type { FullMapWinner } from '@arena/shared/contract';
import { winnerOf } from '../testing';
import {
  EMPTY_PLAN,
  isRewarded,
  planFor,
  type PlannedReward,
  type RewardPlan,
  sharingPosition,
  type WinnersReading,
  workOf,
} from './reward-plan';

const reward = (userId: number, sent: PlannedReward['sent'] = 'no', changes: Partial<PlannedReward> = {}): PlannedReward => ({
  ...{ userId, name: null, position: 1, message: '', sent },
  ...changes,
});
const planOf = (...rewards: PlannedReward[]): RewardPlan => ({ ...EMPTY_PLAN, rewards });
const read = (...winners: FullMapWinner[]): WinnersReading => ({ kind: 'read', winners });

const REWARDED = read(winnerOf(11, 2));
const REGISTERED = read(winnerOf(11));
const ABSENT = read();

// The table of `reward-plan.ts` for one player, a row a line: in the POST, in a PUT.
test.each([
  ['rewarded', REWARDED, 'no', false, false],
  ['rewarded', REWARDED, 'done', false, false],
  ['registered', REGISTERED, 'no', false, true],
  ['registered', REGISTERED, 'done', false, false],
  ['absent', ABSENT, 'no', true, true],
  ['absent', ABSENT, 'done', false, false],
] as const)('a player who is %s on the server and sent "%3$s" from here: POST %s, PUT %s', (_, reading, sent, post, put) => {
  expect(workOf(planOf(reward(11, sent)), reading, sent === 'no')).toEqual({
    kind: 'go',
    register: post ? [11] : [],
    reward: put ? [reward(11, sent)] : [],
  });
});

test('winners that cannot be read stop everything', () => {
  expect(workOf(planOf(reward(11)), { kind: 'failed', message: 'No' }, true)).toEqual({ kind: 'blocked', message: 'No' });
});

test('a room without known winners is a fresh one only while nothing was sent', () => {
  const plan = planOf(reward(11), reward(12));
  expect(workOf(plan, { kind: 'none' }, true)).toMatchObject({ kind: 'go', register: [11, 12] });
  expect(workOf(plan, { kind: 'none' }, false).kind).toBe('blocked');
});

test('all who are missing go into one POST, and the order of the rewards is the plan’s', () => {
  const work = workOf(planOf(reward(13), reward(11), reward(12)), REGISTERED, true);
  expect(work).toMatchObject({ register: [13, 12], reward: [{ userId: 13 }, { userId: 11 }, { userId: 12 }] });
});

test('a winner who is listed twice is rewarded when either entry is', () => {
  expect(isRewarded([winnerOf(11), winnerOf(11, 3)], 11)).toBe(true);
  expect(isRewarded([{ user: null, position: 1, message: null }], 11)).toBe(false);
});

test('choosing again keeps what was written, drops who is not chosen, and never who was rewarded', () => {
  const before = planOf(reward(11, 'done'), reward(12, 'no', { message: 'Well played', position: 3 }), reward(13));
  const after = planFor(before, [11, 12, 14].map((userId) => ({ userId, name: 'A' }))); // prettier-ignore
  expect(after.rewards).toEqual([
    reward(11, 'done'),
    reward(12, 'no', { message: 'Well played', position: 3, name: 'A' }),
    reward(14, 'no', { position: null, name: 'A' }),
  ]);
});

test('a shared position is noticed, a missing one is not', () => {
  const [one, two, three] = [reward(11), reward(12), reward(13, 'no', { position: null })];
  expect(sharingPosition([one, two, three], one)).toEqual([two]);
  expect(sharingPosition([one, two, three], three)).toEqual([]);
});
