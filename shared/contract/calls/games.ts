import { call, defineCalls } from './define-calls';
import { game, map, mode } from '../wire/games';
import { listOf } from '@arena/shared/contract/wire';

/** The lookups of games, modes and maps (part 2 §7). */
export const gameCalls = defineCalls({
  games: { ...call('GET /games/', 'public'), response: listOf(game) },
  modes: { ...call('GET /modes/', 'public'), response: listOf(mode) },
  maps: { ...call('GET /maps/', 'public'), response: listOf(map) },
});
