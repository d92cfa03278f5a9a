import { addressOf, type AnyInput, type Call, type CallInput, type CallOutput } from '@arena/shared/contract';
import type { ApiClient, CallOptions } from '@arena/shared/contract/section';
import * as z from '@arena/shared/contract/zod';
import ky from 'ky';
import { isUnloading, untilPageStays } from '../leaving';
import { ApiError, EmptyAnswer, EndedSession, errorOf } from './errors';
import { readAnswer } from './read-answer';

const CALL_TIMEOUT_MS = 20_000;

/** How a client authenticates and reaches the backend. */
export interface ApiClientOptions {
  /** The stored token, or null. Read on every call. */
  readonly token: () => string | null;
  /** The word before the token in the Authorization header, such as `Bearer`; may be empty. */
  readonly scheme: string;
  /** Called with the sent token on every 401, except for calls with `ownUnauthorized`, and with the server's reason if it gives one. */
  readonly onUnauthorized: (token: string | null, reason?: string) => void;
  readonly origin?: string;
  /** Additional headers of a call. */
  readonly headers?: (call: Call) => Readonly<Record<string, string>>;
  /** Defaults to the browser's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** ky and an aborted signal name a timeout alike. */
async function fail(error: unknown, signal?: AbortSignal): Promise<never> {
  if (signal?.aborted) throw error;
  await untilPageStays();
  throw new ApiError((error as Error).name === 'TimeoutError' ? 'timeout' : 'network', null, null);
}

async function send(
  address: string,
  call: Call,
  input: AnyInput,
  options: CallOptions & Pick<ApiClientOptions, 'fetch'>,
  headers: Record<string, string>,
): Promise<Response> {
  try {
    return await ky(address, {
      ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
      method: call.method,
      headers,
      // Calls without a body have no Content-Type: an existing backend rejects it.
      ...(call.body === undefined ? {} : { json: z.encode(call.body, input.body) }),
      credentials: 'include',
      keepalive: isUnloading(),
      retry: 0,
      throwHttpErrors: false,
      timeout: options.timeout ?? CALL_TIMEOUT_MS,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (error) {
    return fail(error, options.signal);
  }
}

/** Creates the client of the shell, a dev page or a test. Sections use `platform().api`. */
export function createApiClient(client: ApiClientOptions): ApiClient {
  return {
    async call<C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<CallOutput<C>> {
      const parts = input as AnyInput;
      const token = client.token();
      const headers: Record<string, string> = {
        accept: call.response === 'blob' ? '*/*' : 'application/json',
        ...client.headers?.(call),
      };
      if (token !== null) headers.authorization = `${client.scheme} ${token}`.trim();
      if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;

      const response = await send(addressOf(call, parts, client.origin), call, parts, { ...options, fetch: client.fetch }, headers);
      if (!response.ok) {
        const error = await errorOf(response, call.method === 'GET');
        if (response.status === 401 && call.ownUnauthorized !== true)
          client.onUnauthorized(token, error instanceof EndedSession ? error.message : undefined);
        throw error;
      }
      if (call.exactStatus === true && response.status !== call.status) {
        // The message is the server's, although its status means success. Its other members are not field errors.
        throw new ApiError('refused', (await errorOf(response)).message, response.status);
      }
      const brokeOff = (error: unknown) => fail(error, options.signal);
      if (call.response === 'blob') return (await response.blob().catch(brokeOff)) as CallOutput<C>;
      const answer = await readAnswer(response, call.response, call.method === 'GET').catch(brokeOff);
      if (!answer.success) throw answer.empty ? new EmptyAnswer(response.status) : new ApiError('bad-answer', null, response.status);
      return answer.data as CallOutput<C>;
    },
  };
}
