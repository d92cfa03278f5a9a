import { FULLMAP } from '../testing';
import { draftOf, lastRoom } from './duplicate';
import { lookupsOf, mapFits, mapsOf } from './lookups';

const own = lookupsOf(undefined, undefined, undefined);

test('without a backend’s lists the specification’s stand in', () => {
  expect(own.games.map(({ name }) => name)).toEqual(['PUBG Mobile', 'Free Fire']);
  expect(own.modes.map(({ name }) => name)).toEqual(['Solo', 'Squad']);
  expect(own.maps).toHaveLength(9);
  expect(lookupsOf([], [], [])).toEqual(own);
});

test('a backend’s lists win, entries without an id left out', () => {
  const given = lookupsOf(
    [{ id: 1, title: 'PUBG', description: null }],
    [{ id: 3, name: 'Duo' }],
    [{ id: 12, title: 'Nusa' }, { id: null, title: 'Nowhere' }], // prettier-ignore
  );
  expect(given).toEqual({ games: [{ id: 1, name: 'PUBG' }], modes: [{ id: 3, name: 'Duo' }], maps: [{ id: 12, name: 'Nusa' }] });
});

test('the maps follow the game, and a map of an unknown game is offered for every one', () => {
  const maps = [...own.maps, { id: 12, name: 'Nusa' }];
  expect(mapsOf(maps, '2').map(({ name }) => name)).toEqual(['Bermuda', 'Purgatory', 'Kalahari', 'Nusa']);
  expect(mapsOf(maps, '1').map(({ name }) => name)).toContain('Nusa');
  expect(mapsOf(maps, '')).toEqual([]);
});

test.each([
  ['1', '3', true],
  ['2', '3', false],
  ['2', '7', true],
  ['', '3', false],
  ['2', '', true],
])('with game %s, a chosen map %s may stay: %s', (gameId, mapId, fits) => {
  expect(mapFits(own, gameId, mapId)).toBe(fits);
});

test.each([
  ['1', '32', true],
  ['1', '7', false],
  ['2', '7', true],
])('while the maps are on their way, with game %s, a restored map %s may stay: %s', (gameId, mapId, fits) => {
  expect(mapFits({ ...own, mapsAwaited: true }, gameId, mapId)).toBe(fits);
});

test('the last room is the one that was created last', () => {
  const older = { ...FULLMAP, id: 90, createdAt: null };
  expect(lastRoom([older, FULLMAP])).toBe(FULLMAP);
  expect(lastRoom([])).toBeNull();
});

test('a draft of it leaves out what belongs to one match', () => {
  expect(draftOf({ ...FULLMAP, game: { id: null, title: 'PUBG Mobile', description: null } }, own)).toMatchObject({
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
