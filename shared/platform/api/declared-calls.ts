import { lineOf } from '@arena/shared/contract';
import type { ApiClient } from '@arena/shared/contract/section';
import { ApiError } from './errors';
import * as t from './api.messages';

class NotDeclared extends ApiError {
  override readonly hint = t.tellOwnerOfCalls;

  constructor(section: string, call: string) {
    super('refused', t.undeclaredCall(section, call), null);
  }
}

/**
 * A client that rejects calls the section hasn't declared, before sending them. A section without a list may make any of the API. Calls of
 * its own service need no list, and those of another section's are rejected.
 * @param declared - The calls as `lineOf` writes them.
 */
export const onlyDeclared = (api: ApiClient, section: string, declared: () => readonly string[] | undefined): ApiClient => ({
  call: (call, ...rest) => {
    const allowed = call.section === undefined ? declared()?.includes(lineOf(call)) !== false : call.section === section;
    return allowed ? api.call(call, ...rest) : Promise.reject(new NotDeclared(section, lineOf(call)));
  },
});
