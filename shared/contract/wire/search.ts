import type * as z from '@arena/shared/contract/zod';
import { dateTime, entity, money, nameText, number, text } from '@arena/shared/contract/wire';

/** One item that a search found. `kind` is what lookups name in `finds`: a `LiveSubject` on our server. */
export type SearchResult = z.output<typeof searchResult>;
export const searchResult = entity({
  kind: ['kind', text],
  id: ['id', number],
  title: ['title', nameText],
  /** What else tells it from others, such as an email address. */
  detail: ['detail', nameText],
  status: ['status', text],
  amount: ['amount', money],
  at: ['at', dateTime],
});
