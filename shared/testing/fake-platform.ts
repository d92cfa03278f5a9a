import { type Call, type CallInput, type CallOutput, type Capability, lineOf, roleOf, type User } from '@arena/shared/contract';
import {
  type ApiClient,
  type CallOptions,
  type Confirmation,
  createQueryClient,
  installPlatform,
  setUndoChoice,
  type SessionState,
  type Toast,
} from '@arena/shared/platform';
import { build } from './builders';
import { inputAsRead, outputAsRead } from './codec-checks';
import { fail } from './faults';

/** A call that the code under test made. */
export interface MadeCall<C extends Call = Call> {
  readonly call: C;
  readonly input: CallInput<C>;
  readonly options: CallOptions;
}

/**
 * A platform for tests with a table of answers, typed by the contract. Inputs and answers pass through the contract's codecs. A call
 * without an answer, a request that a server would refuse, or an answer that no server can send makes the test fail.
 */
export interface FakePlatform {
  readonly toasts: readonly Toast[];
  readonly questions: readonly Confirmation[];
  /** Sets a call's answer from now on. Throw an `ApiError` for a failure. */
  on<C extends Call>(call: C, answer: (input: CallInput<C>, options: CallOptions) => CallOutput<C> | Promise<CallOutput<C>>): void;
  /** The requests of a call so far. */
  made<C extends Call>(call: C): readonly MadeCall<C>[];
  /** Sets the answer to questions from now on, by default yes. */
  answerQuestions(answer: boolean): void;
}

interface Options {
  readonly capabilities?: readonly Capability[];
  readonly user?: User | null;
  /** Replaces the table of answers. */
  readonly api?: ApiClient;
}

/**
 * Installs a new fake platform for one test, with a signed-in administrator by default. Decisions are sent at once, without Undo.
 * @example
 * const host = installFakePlatform({ capabilities: ['room-delete'] });
 * host.on(roomCalls.get, ({ params }) => build.room({ id: params.roomId }));
 */
export function installFakePlatform({
  capabilities = [],
  user = build.user({ roles: [{ id: 501, name: 'ROLE_ADMIN' }] }),
  api: given,
}: Options = {}): FakePlatform {
  const answers = new Map<Call, (input: never, options: CallOptions) => unknown>();
  const made: MadeCall[] = [];
  const toasts: Toast[] = [];
  const questions: Confirmation[] = [];
  let yes = true;

  const table: ApiClient = {
    async call(call, input, options = {}) {
      // Not printed with a failed expectation: schemas are long, and Jest can't print a signal.
      const hidden = { call: { value: call }, options: { value: options } };
      made.push(Object.defineProperties({ input } as MadeCall, hidden));
      const answer = answers.get(call);
      if (answer === undefined) return fail(`Nothing in this test answers ${lineOf(call)}`);
      return outputAsRead(call, (await answer(inputAsRead(call, input) as never, options)) as never);
    },
  };
  setUndoChoice('off');
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  const session: SessionState = {
    isLoggedIn: user !== null,
    isAuthenticate: user !== null,
    role: user === null ? null : roleOf(user),
    loggedInUserInfo: user,
  };
  installPlatform({
    session: { get: () => session, subscribe: () => () => undefined },
    api: given ?? table,
    queryClient,
    capabilities: { has: (capability) => capabilities.includes(capability), asked: () => true, subscribe: () => () => undefined },
    settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null },
    linkTo: (place, id) => ['/linked', place, ...(id === undefined ? [] : [id])].join('/'),
    notify: (toast) => void toasts.push(toast),
    confirm: (question) => {
      questions.push(question);
      return Promise.resolve(yes);
    },
  });
  return {
    toasts,
    questions,
    on: (call, answer) => void answers.set(call, answer as never),
    made: <C extends Call>(call: C) => made.filter((entry) => entry.call === call) as unknown as MadeCall<C>[],
    answerQuestions: (answer) => void (yes = answer),
  };
}
