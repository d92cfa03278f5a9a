import { limitedText, listOf } from '@arena/shared/contract/wire';
import { searchResult } from '../wire/search';
import { call, defineCalls } from './define-calls';

/** Extension `search`: people, rooms, tournaments and requests by name or number. */
export const searchCalls = defineCalls({
  find: {
    ...call('GET /search', 'admin'),
    query: { keywords: limitedText(300) },
    response: listOf(searchResult),
    extension: 'search',
  },
});
