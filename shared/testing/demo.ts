// The entry point for what a section shows where no backend is named: development only, and without anything of the tests.
import type { Call, CallInput, CallOutput } from '@arena/shared/contract';
import { type ApiClient, ApiError } from '@arena/shared/platform';

export { build } from './builders';

/** What stands in for the backend's answer to one call. */
export interface DemoAnswer {
  readonly call: Call;
  readonly give: (input: never) => unknown;
}

/** One answer of a section's `demo.ts`, typed by the contract. */
export const answer = <C extends Call>(call: C, give: (input: CallInput<C>) => CallOutput<C>): DemoAnswer => ({ call, give });

/** A backend made of answers. A call without one is refused with what to do about it. */
export function demoApi(answers: readonly DemoAnswer[]): ApiClient {
  const table = new Map(answers.map(({ call, give }) => [call, give]));
  return {
    async call(call, input) {
      const give = table.get(call);
      if (give === undefined)
        throw new ApiError(
          'not-found',
          `demo.ts has no answer to ${call.method} ${call.path}. Add one, or name a backend with API_URL.`,
          501,
        );
      return (await give(input as never)) as never;
    },
  };
}
