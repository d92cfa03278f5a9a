import { lineOf } from '@arena/shared/contract';
import type { ApiClient } from './client';
import { ApiError } from './errors';

class NotDeclared extends ApiError {
  override readonly hint = 'Nothing was sent. Tell the team of this section: its list of calls is incomplete.';

  constructor(section: string, call: string) {
    super('refused', `${section} has not declared the call ${call} in its section.ts`, null);
  }
}

/** Makes the calls that a section has declared, and refuses any other before it is sent. A section without a list makes any. */
export const onlyDeclared = (api: ApiClient, section: string, declared: () => readonly string[] | undefined): ApiClient => ({
  call: (call, ...rest) =>
    declared()?.includes(lineOf(call)) === false ? Promise.reject(new NotDeclared(section, lineOf(call))) : api.call(call, ...rest),
});
