import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestServer } from '../../test/test-server';
import { maps } from '../db/schema/games';

const server = useTestServer();

describe('the lookups', () => {
  it('are the specification’s, as bare arrays, for anyone', async () => {
    assert.deepEqual((await server.call('GET /games/')).body, [
      { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null },
      { gameId: 2, gameTitle: 'Free Fire', gameDescription: null },
    ]);
    assert.deepEqual((await server.call('GET /modes/')).body, [
      { modeId: 1, modeName: 'Solo' },
      { modeId: 2, modeName: 'Squad' },
    ]);
    const list = (await server.call('GET /maps/')).body as { mapId: number; mapTitle: string }[];
    assert.equal(list.length, 9);
    assert.deepEqual(list[8], { mapId: 9, mapTitle: 'Kalahari' });
  });

  it('know the game of a map', async () => {
    const rows = await server.db.select({ id: maps.id, gameId: maps.gameId }).from(maps);
    assert.deepEqual(
      rows
        .filter(({ gameId }) => gameId === 2)
        .map(({ id }) => id)
        .sort(),
      [7, 8, 9],
    );
  });
});
