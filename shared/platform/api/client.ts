import { addressOf, type AnyInput, type Call, type CallInput, type CallOutput } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import ky, { TimeoutError } from 'ky';
import { ApiError, EmptyAnswer, errorOf } from './errors';
import { readAnswer } from './read-answer';

const CALL_TIMEOUT_MS = 20_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; `CALL_TIMEOUT_MS` when left out. */
  readonly timeout?: number;
  /** Names this attempt at a payment, for a server that announces `idempotency-key`. */
  readonly idempotencyKey?: string;
}

/** Makes the calls of the contract's table. Throws `ApiError`, or the signal's `AbortError`. */
export interface ApiClient {
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}

export interface ApiClientOptions {
  /** The stored token, or null. Asked at every call. */
  readonly token: () => string | null;
  /** The word before the token; `Bearer` unless the backend has its own. */
  readonly scheme: string;
  /** Called for every 401 that is not a call's own, with the token that was sent. */
  readonly onUnauthorized: (token: string | null) => void;
  readonly origin?: string;
  /** Additional headers of a call. */
  readonly headers?: (call: Call) => Readonly<Record<string, string>>;
  /** The browser's `fetch` when left out. */
  readonly fetch?: typeof fetch;
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
      // Calls without a body carry no Content-Type either: a backend in service refuses it.
      ...(call.body === undefined ? {} : { json: z.encode(call.body, input.body) }),
      credentials: 'include',
      retry: 0,
      throwHttpErrors: false,
      timeout: options.timeout ?? CALL_TIMEOUT_MS,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(error instanceof TimeoutError ? 'timeout' : 'network', null, null);
  }
}

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
        if (response.status === 401 && call.ownUnauthorized !== true) client.onUnauthorized(token);
        throw await errorOf(response, call.method === 'GET');
      }
      if (call.exactStatus === true && response.status !== call.status) {
        // Refused in the server's words, though it calls that a success. What else it sent is no map of wrong fields.
        throw new ApiError('refused', (await errorOf(response)).message, response.status);
      }
      if (call.response === 'blob') return (await response.blob()) as CallOutput<C>;
      const answer = await readAnswer(response, call.response, call.method === 'GET');
      if (!answer.success) throw answer.empty ? new EmptyAnswer(response.status) : new ApiError('bad-answer', null, response.status);
      return answer.data as CallOutput<C>;
    },
  };
}
