import { call, defineCalls } from './define-calls';
import { pageOf, paging } from '@arena/shared/contract/wire';
import { newStream, stream } from '../wire/streams';
import { actionAnswer } from '../wire/tournaments';

/** Live streams (part 1 §7). */
export const streamCalls = defineCalls({
  list: { ...call('GET /videos/', 'public'), query: paging, response: pageOf(stream) },
  create: {
    ...call('POST /videos/game/{gameId}', 'admin'),
    body: newStream,
    response: actionAnswer,
    status: 201,
    exactStatus: true,
  },
});
