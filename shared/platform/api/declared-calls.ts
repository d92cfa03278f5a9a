import { lineOf } from '@arena/shared/contract';
import type { ApiClient } from './client';
import { ApiError } from './errors';

class NotDeclared extends ApiError {
  override readonly hint = 'Nothing was sent. Tell this section’s owner that its list of calls is incomplete.';

  constructor(section: string, call: string) {
    super('refused', `${section} has not declared the call ${call} in its section.ts`, null);
  }
}

/**
 * A client that rejects calls the section hasn't declared, before sending them. A section without a list may make any.
 * @param declared - The calls as `lineOf` writes them.
 */
export const onlyDeclared = (api: ApiClient, section: string, declared: () => readonly string[] | undefined): ApiClient => ({
  call: (call, ...rest) =>
    declared()?.includes(lineOf(call)) === false ? Promise.reject(new NotDeclared(section, lineOf(call))) : api.call(call, ...rest),
});
