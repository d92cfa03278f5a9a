import { build } from '@arena/shared/testing';
import { monthName, revenueOf, roomsOf, rolesOf, tournamentsOf } from './counted';

it('sorts revenue by time', () => {
  const { categories, series, unit } = revenueOf([
    { month: '2026-11', amount: 30 },
    { month: '2026-09', amount: null },
    { month: '2026-10', amount: 20 },
  ]);
  expect(categories).toEqual(['Sept 2026', 'Oct 2026', 'Nov 2026']);
  expect(series[0]?.values).toEqual([null, 20, 30]);
  expect(unit).toBe('money');
});

it('keeps the list’s order where its entries name no month', () => {
  expect(
    revenueOf([
      { month: null, amount: 5 },
      { month: null, amount: 4 },
    ]),
  ).toMatchObject({
    categories: ['Entry 1', 'Entry 2'],
    series: [{ values: [5, 4] }],
  });
});

it('keeps two entries of one month apart', () => {
  expect(
    revenueOf([
      { month: 'June', amount: 5 },
      { month: 'June', amount: 4 },
    ]).categories,
  ).toEqual(['June', 'June (2)']);
});

it.each([
  ['2026-01', 'Jan 2026'],
  ['2026-13', '2026-13'],
  ['January', 'January'],
])('writes the month %s as %s', (month, name) => expect(monthName(month)).toBe(name));

it('counts rooms and tournaments by status', () => {
  expect(roomsOf([24, 6, 31]).series[0]?.values).toEqual([24, 6, 31]);
  expect(roomsOf([24, 6, 31]).categories).toEqual(['Scheduled', 'CoinTime', 'Completed']);
  expect(tournamentsOf([1, 2, 3]).categories).toEqual(['Upcoming', 'Ongoing', 'Completed']);
});

it('counts each person once, by the role that counts', () => {
  const of = (...names: string[]) => build.user({ roles: names.map((name, id) => ({ id, name })) });
  const { categories, series } = rolesOf([of('ROLE_NORMAL', 'ROLE_ADMIN'), of('ROLE_NORMAL'), of('ROLE_NORMAL'), of(), of('ROLE_REFEREE')]);
  expect(Object.fromEntries(categories.map((name, place) => [name, series[0]?.values[place]]))).toEqual({
    Players: 2,
    Administrators: 1,
    'No role': 1,
    ROLE_REFEREE: 1,
  });
});
