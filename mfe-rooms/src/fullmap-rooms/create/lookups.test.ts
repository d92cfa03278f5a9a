import { SPECIFIED } from '@arena/shared/ui';
import { FULLMAP } from '../testing';
import { draftOf, lastRoom, mapChoices, mapFits } from './lookups';

test('the maps follow the game, and a map of an unknown game is offered for every one', () => {
  const maps = [...SPECIFIED.maps, { id: 12, name: 'Nusa' }];
  expect(mapChoices(maps, '2').map(({ name }) => name)).toEqual(['Bermuda', 'Purgatory', 'Kalahari', 'Nusa']);
  expect(mapChoices(maps, '1').map(({ name }) => name)).toContain('Nusa');
  expect(mapChoices(maps, '')).toEqual([]);
});

test.each([
  ['1', '3', true],
  ['2', '3', false],
  ['2', '7', true],
  ['', '3', false],
  ['2', '', true],
])('with game %s, a chosen map %s may stay: %s', (gameId, mapId, fits) => {
  expect(mapFits(SPECIFIED, gameId, mapId)).toBe(fits);
});

test.each([
  ['1', '32', true],
  ['1', '7', false],
  ['2', '7', true],
])('while the maps are on their way, with game %s, a restored map %s may stay: %s', (gameId, mapId, fits) => {
  expect(mapFits({ ...SPECIFIED, mapsAwaited: true }, gameId, mapId)).toBe(fits);
});

test('the last room is the one that was created last', () => {
  const older = { ...FULLMAP, id: 90, createdAt: null };
  expect(lastRoom([older, FULLMAP])).toBe(FULLMAP);
  expect(lastRoom([])).toBeNull();
});

test('a draft of it leaves out what belongs to one match', () => {
  expect(draftOf({ ...FULLMAP, game: { id: null, title: 'PUBG Mobile', description: null } }, SPECIFIED)).toMatchObject({
    title: 'Friday Night Erangel',
    gameId: '1',
    modeId: '2',
    mapId: '1',
    entryFee: '20',
    top5: '100',
    top10: '',
    startsAt: '',
    accessId: '',
    password: '',
  });
});
