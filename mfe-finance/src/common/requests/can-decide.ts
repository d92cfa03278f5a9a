import { requestStateOf } from '@arena/shared/contract';
import { DECISIONS } from './requests.status';
import type { MoneyRequest } from './request';

export type Verdict = { readonly decide: true } | { readonly decide: false; readonly reason: string };

/** Whether a request, as the server last sent it, may be decided; else why not, in a sentence. */
export function canDecide({ id, status }: MoneyRequest): Verdict {
  if (id === null) return { decide: false, reason: 'The server sent this request without an id, so it cannot be decided here.' };
  const state = requestStateOf(status);
  if (state === null) {
    return {
      decide: false,
      reason: `The server gives its status as “${status ?? 'nothing'}”. Only a pending request can be decided.`,
    };
  }
  return state === 'PENDING' ? { decide: true } : { decide: false, reason: `This request was ${DECISIONS[state].past}.` };
}
