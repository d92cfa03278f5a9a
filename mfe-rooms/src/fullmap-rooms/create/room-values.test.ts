import { fullMapCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import {
  EMPTY_ROOM,
  fieldOf,
  firstProblem,
  instantOfLocal,
  limitedRoomForm,
  newRoomOf,
  rewardReach,
  rewardsPreview,
  roomForm,
  type RoomValues,
} from './room-values';

const FILLED: RoomValues = {
  ...{ title: 'Friday Cup', rules: 'No emulators', gameId: '1', modeId: '2', mapId: '3', entryFee: '0', prizePool: '500' },
  ...{ startsAt: '2030-11-25T20:00', durationMinutes: '35', maxPlayers: '25', top5: '100', top10: '', top15: '25' },
  ...{ accessId: '771204', password: 'arena' },
};
const problemsOf = (values: RoomValues) =>
  (z.safeParse(roomForm, values).error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message }));

// Each row empties one more field from the end of the list: the first empty one in the listed order speaks.
test.each([
  [{}, null],
  [{ top5: '', top15: '' }, 'Please set at least one winner reward'],
  [{ mapId: '', top5: '', top15: '' }, 'Please select Game, Mode & Map'],
  [{ modeId: '' }, 'Please select Game, Mode & Map'],
  [{ gameId: '' }, 'Please select Game, Mode & Map'],
  [{ password: '', gameId: '' }, 'Please fill roomPw'],
  [{ accessId: '', password: '' }, 'Please fill roomId'],
  [{ maxPlayers: '', accessId: '' }, 'Please fill maxplayer'],
  [{ prizePool: '', maxPlayers: '' }, 'Please fill pricePool'],
  [{ durationMinutes: '', prizePool: '' }, 'Please fill duration'],
  [{ startsAt: '', durationMinutes: '' }, 'Please fill startTime'],
  [{ entryFee: '', startsAt: '' }, 'Please fill entryFee'],
  [{ rules: '   ', entryFee: '' }, 'Please fill content'],
  [{ title: '', rules: '' }, 'Please fill title'],
  [{ entryFee: '-1', password: '' }, 'Please fill roomPw'],
])('with %o the form says %s', (changes, message) => {
  expect(firstProblem({ ...FILLED, ...changes })).toBe(message);
});

test('every empty field is marked, not only the first', () => {
  expect(problemsOf(EMPTY_ROOM)).toHaveLength(9 + 3 + 1);
});

test('winnerRewards is never asked to be filled: the tier rule speaks for it', () => {
  expect(problemsOf(EMPTY_ROOM).map(({ message }) => message)).not.toContain('Please fill winnerRewards');
});

test.each([
  ['entryFee', '1.234'],
  ['entryFee', '1,5'],
  ['prizePool', '1000001'],
  ['durationMinutes', '0'],
  ['durationMinutes', '1441'],
  ['maxPlayers', '12.5'],
  ['maxPlayers', 'many'],
  ['startsAt', 'soon'],
  ['title', 'x'.repeat(101)],
  ['top10', '50,60'],
  ['top10', 'gold: 5'],
])('%s cannot be "%s", and a sentence says why', (field, text) => {
  expect(problemsOf({ ...FILLED, [field]: text })).toEqual([{ field, message: expect.stringMatching(/\w \w/) }]);
});

test('a reward with a comma or a colon has a sentence of its own', () => {
  expect(firstProblem({ ...FILLED, top5: '1,000' })).toMatch(/commas or colons/);
});

test('a 0 is a value: a free room without problems', () => {
  expect(problemsOf({ ...FILLED, entryFee: '0', prizePool: '0', top5: '0' })).toEqual([]);
});

test.each([
  [{}, '5:100,15:25'],
  [{ top10: '50' }, '5:100,10:50,15:25'],
  [{ top5: '', top15: '', top10: ' 0 ' }, '10:0'],
  [{ top5: '', top15: '', top10: '٥٠' }, '10:50'],
  [{ top5: '', top15: '' }, null],
])('the rewards with %o are sent as %s', (changes, text) => {
  expect(rewardsPreview({ ...FILLED, ...changes } as RoomValues)).toBe(text);
});

test('on the wire, numbers are numbers, the start is UTC, and the names are the wire’s', () => {
  expect(z.encode(fullMapCalls.create.body, newRoomOf(FILLED))).toEqual({
    title: 'Friday Cup',
    content: 'No emulators',
    entryFee: 0,
    startTime: new Date('2030-11-25T20:00').toISOString(),
    duration: 35,
    pricePool: 500,
    maxplayer: 25,
    roomId: '771204',
    roomPw: 'arena',
    winnerRewards: '5:100,15:25',
  });
});

test('what the form lets through at its limits, the wire lets through as well', () => {
  const limits = { entryFee: '1000000', prizePool: '0', durationMinutes: '1440', maxPlayers: '1000', title: 'x'.repeat(100) };
  const values = { ...FILLED, ...limits, accessId: 'x'.repeat(40), password: 'x'.repeat(40), rules: 'x'.repeat(5000) };
  expect(problemsOf(values)).toEqual([]);
  expect(() => z.encode(fullMapCalls.create.body, newRoomOf(values))).not.toThrow();
});

test("a server's messages find their fields", () => {
  expect(['pricePool', 'winnerRewards', 'other'].map(fieldOf)).toEqual(['prizePool', 'top5', undefined]);
});

test('a start that is not typed yet is no instant', () => {
  expect(instantOfLocal('')).toBeNull();
  expect(instantOfLocal('2030-11-')).toBeNull();
});

test.each([
  [{ prizePool: '400' }, { reach: 400, pool: 400 }],
  [
    { top5: '0.10', prizePool: '0.3' },
    { reach: 0.4, pool: 0.3 },
  ],
  // No position from 1 to 4 gets the third tier while the second is set.
  [
    { top5: '', top10: '50' },
    { reach: 200, pool: 500 },
  ],
  [{ top5: 'a skin' }, null],
  [{ top5: '', top15: '' }, null],
  [{ prizePool: '' }, null],
])('with %o the rewards reach %o', (changes, found) => {
  expect(rewardReach({ ...FILLED, ...changes } as RoomValues)).toEqual(found);
});

test('reports a tier beyond the pool at its field, also while other fields are empty', () => {
  const values = { ...FILLED, prizePool: '10', top5: '10', top15: '10.01' };
  expect([firstProblem(values), firstProblem(values, limitedRoomForm)]).toEqual([null, 'A reward can’t exceed the prize pool']);
  const issues = z.safeParse(limitedRoomForm, { ...values, title: '' }).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(['title', 'top15']);
  expect(firstProblem({ ...values, top15: '10' }, limitedRoomForm)).toBeNull();
});

test('digits of any script are sent as the amounts that they are', () => {
  const typed = { ...FILLED, entryFee: '٥٠', prizePool: '１２．５', durationMinutes: '६०', maxPlayers: '۱۰۰' };
  expect(newRoomOf(typed)).toMatchObject({ entryFee: 50, prizePool: 12.5, durationMinutes: 60, maxPlayers: 100 });
});
