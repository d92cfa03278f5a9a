import { type Call, type CallInput, type CallOutput, type Capability, roleOf, type User } from '@arena/shared/contract';
import {
  type ApiClient,
  type CallOptions,
  type Confirmation,
  createQueryClient,
  installPlatform,
  type SessionState,
  type Toast,
} from '@arena/shared/platform';
import { build } from './builders';
import { inputAsRead, outputAsRead } from './codec-checks';
import { noteFault } from './faults';

export interface MadeCall<C extends Call = Call> {
  readonly call: C;
  readonly input: CallInput<C>;
  readonly options: CallOptions;
}

/**
 * A platform for tests: its server is a table from calls to answers, typed by the contract. What is asked and answered goes
 * through the contract's codecs as on the wire. A call without an answer, a request that a server would refuse, and an answer
 * that no server can give make the test red.
 */
export interface FakePlatform {
  readonly toasts: readonly Toast[];
  readonly questions: readonly Confirmation[];
  /** Sets what a call answers from now on. A thrown `ApiError` is a refusal. */
  on<C extends Call>(call: C, answer: (input: CallInput<C>, options: CallOptions) => CallOutput<C> | Promise<CallOutput<C>>): void;
  /** The calls of one kind that were made so far. */
  made<C extends Call>(call: C): readonly MadeCall<C>[];
  /** The answer to the questions from now on; yes unless said otherwise. */
  answerQuestions(answer: boolean): void;
}

interface Options {
  readonly capabilities?: readonly Capability[];
  readonly user?: User | null;
  /** In place of the table of answers. */
  readonly api?: ApiClient;
}

/** Installs a fresh fake platform, for one test. */
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
      made.push({ call, input: input as never, options });
      const answer = answers.get(call);
      if (answer === undefined) {
        noteFault(`Nothing in this test answers ${call.method} ${call.path}`);
        throw new Error(`No test answers ${call.method} ${call.path}`);
      }
      return outputAsRead(call, (await answer(inputAsRead(call, input) as never, options)) as never);
    },
  };
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
