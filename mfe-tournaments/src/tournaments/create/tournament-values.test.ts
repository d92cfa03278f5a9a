import { EMPTY_TOURNAMENT, newTournamentOf, tournamentForm } from './tournament-values';

test.each(['12,50', '0x10', '1.234,56', '2.5', '1e3'])('the prize "%s" is refused with an example', (winingPrices) => {
  const issues = tournamentForm.safeParse({ ...EMPTY_TOURNAMENT, winingPrices }).error?.issues ?? [];
  expect(issues.find(({ path }) => path[0] === 'winingPrices')?.message).toBe('Enter a whole number from 0 to 1,000,000, such as 50');
});

test('digits of any script are sent as the amounts that they are', () => {
  expect(newTournamentOf({ ...EMPTY_TOURNAMENT, winingPrices: '٥٠', entryFee: '１２' })).toMatchObject({ prizePool: 50, entryFee: 12 });
});
