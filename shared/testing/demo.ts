// The entry point for a section's demo data, displayed in development without a backend. Free of test code.
import type { Call, CallInput, CallOutput } from '@arena/shared/contract';
import { type ApiClient, ApiError, createApiClient } from '@arena/shared/platform';

export { build } from './builders';

/** The demo answer to one call. */
export interface DemoAnswer {
  readonly call: Call;
  readonly give: (input: never) => unknown;
}

/**
 * An answer in a section's `demo.ts`, typed by the contract.
 * @example answer(roomCalls.get, ({ params }) => build.room({ id: params.roomId }))
 */
export const answer = <C extends Call>(call: C, give: (input: CallInput<C>) => CallOutput<C>): DemoAnswer => ({ call, give });

const sending = () => createApiClient({ token: () => null, scheme: '', onUnauthorized: () => undefined });

/**
 * A client that answers from a list. It rejects other calls with a hint to add an answer, except those of a section's own service: the
 * development server forwards them.
 */
export function demoApi(answers: readonly DemoAnswer[], service: ApiClient = sending()): ApiClient {
  const table = new Map(answers.map(({ call, give }) => [call, give]));
  return {
    async call(call, input, options) {
      const give = table.get(call);
      if (give === undefined && call.section !== undefined) return service.call(call, input, options);
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
