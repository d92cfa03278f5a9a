import { defineCalls } from '../call';
import { game, map, mode } from '../wire/games';
import { listOf } from '@arena/shared/contract/wire';

export const gameCalls = defineCalls({
  games: { method: 'GET', path: '/games/', summary: 'The games', access: 'public', response: listOf(game), status: 200 },
  modes: { method: 'GET', path: '/modes/', summary: 'The game modes', access: 'public', response: listOf(mode), status: 200 },
  maps: { method: 'GET', path: '/maps/', summary: 'The maps', access: 'public', response: listOf(map), status: 200 },
});
