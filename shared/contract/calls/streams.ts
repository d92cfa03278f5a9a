import { defineCalls } from '../call';
import { id, pageOf, paging } from '@arena/shared/contract/wire';
import { newStream, stream } from '../wire/streams';
import { actionAnswer } from '../wire/tournaments';

/** Part 1 §7. */
export const streamCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/videos/',
    summary: 'All live streams, newest first',
    access: 'public',
    query: paging,
    response: pageOf(stream),
    status: 200,
  },
  create: {
    method: 'POST',
    path: '/videos/game/{gameId}',
    summary: 'Add a live stream',
    access: 'admin',
    params: { gameId: id },
    body: newStream,
    response: actionAnswer,
    status: 201,
    exactStatus: true,
  },
});
