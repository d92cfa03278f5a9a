import { completionOf, isFull } from './completion';

// The table above `completionOf`, a row a line.
test.each([
  ['PENDING', 25, 12, false],
  ['PENDING', 25, 13, true],
  ['PENDING', 26, 13, true],
  ['PENDING', 1, 1, true],
  ['PENDING', 1, 0, false],
  ['PENDING', 25, 40, true],
  ['PENDING', null, 40, false],
  ['PENDING', 0, 0, false],
  ['PENDING', 0, 40, false],
  ['PENDING', -2, 40, false],
  ['PENDING', 25, null, false],
  ['PRIVATE', 25, 25, false],
  ['APPROVED', 25, 25, false],
  ['COMPLETED', 25, 25, false],
  [null, 25, 25, false],
])('a room that is %s, for %s, with %s players, can be completed: %s', (status, maxPlayers, players, allowed) => {
  const completion = completionOf({ status, maxPlayers, players });
  expect(completion.allowed).toBe(allowed);
  expect(completion.reason === null).toBe(allowed);
});

test.each([
  [25, 13, '13 of 25 players, 13 needed'],
  [25, null, '– of 25 players, 13 needed'],
  [null, 4, '4 players, maximum unknown'],
])('the seats for %s with %s players read "%s"', (maxPlayers, players, seats) => {
  expect(completionOf({ status: 'PENDING', maxPlayers, players }).seats).toBe(seats);
});

test('the reason says how many are missing', () => {
  expect(completionOf({ status: 'PENDING', maxPlayers: 25, players: 12 }).reason).toMatch(/^Accept 1 player more/);
});

test.each([
  [25, 25, true],
  [24, 25, false],
  [9, 0, false],
  [9, null, false],
  [null, 25, false],
])('%s players of %s: full is %s', (players, maxPlayers, full) => expect(isFull(players, maxPlayers)).toBe(full));
