import { type Access, API_BASE, type Call, type CallInput, type CallOutput, isAdminRole, networkOf } from '@arena/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { encode } from 'zod/v4/core';
import type { Caller, Browser } from './caller';
import { currentScope, within } from '../db/request-scope';
import type { ClaimKey } from './call-keys';
import { decodeRequest } from './decode';
import { badRequest, forbidden, unauthorized } from '../errors';
import { moneyMovedBy, takesKey } from './money-calls';
import * as t from './http.messages';

declare module 'fastify' {
  interface FastifyInstance {
    /** The sender of a request, or null when it carries no valid token. */
    findCaller(request: FastifyRequest, options?: { readonly visits?: boolean }): Promise<Caller | null>;
    claimKey: ClaimKey;
    requirePassword(caller: Pick<Caller, 'tokenId'>): Promise<void>;
    clock(): Date;
    readonly timeZone: string;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** Why the session that the request names ended before its time, in a sentence. */
    ended: string | null;
    /** Whether the request had been done before, and the first answer was given again. */
    repeated: boolean;
  }
  interface FastifyContextConfig {
    /** Creates something or pays a player. */
    decides?: boolean;
    /** Is answered for as long as the client listens. */
    staysOpen?: boolean;
  }
}

/** Bytes with their kind, for calls that answer `'blob'`. */
interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
}

/** An answer that is JSON text already, with the wire's names. */
export class RawJson {
  constructor(readonly json: string | Readable) {}
}

interface RequestFacts<C extends Call> {
  /** The actor, the time, and how the call was confirmed; for calls of signed-in users. */
  readonly act: C['access'] extends 'public' ? null : ReturnType<typeof actOf>;
  readonly caller: C['access'] extends 'public' ? null : Caller;
  /** The sender of a public call, for the few that tell an administrator more; null for a stranger. */
  readonly findCaller: () => Promise<Caller | null>;
  /** What limits count: see `networkOf`. */
  readonly network: string;
  readonly browser: Browser;
}

type Answer<C extends Call> = C['response'] extends 'blob' ? FileAnswer : CallOutput<C>;
type Handler<C extends Call> = (input: CallInput<C>, facts: RequestFacts<C>) => Promise<Answer<C> | RawJson>;

/** When a body takes longer, its sender may have been banned, or have lost a role, since its headers came (milliseconds). */
const SLOW_BODY_MS = 500;
const LONGEST_IDEMPOTENCY_KEY = 100;

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const value = request.headers['idempotency-key'];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || value.length > LONGEST_IDEMPOTENCY_KEY) {
    throw badRequest(t.keyTooLong(LONGEST_IDEMPOTENCY_KEY));
  }
  return value;
}

/** Lets a request in, or throws 401 or 403; afterwards `request.caller` is set, unless the call is public. */
export async function authorize(app: FastifyInstance, access: Access, request: FastifyRequest): Promise<void> {
  if (access === 'public') return;
  request.caller = await app.findCaller(request);
  if (request.caller === null) throw unauthorized(request.ended);
  if (access === 'admin' && !request.caller.roles.some(isAdminRole)) throw forbidden();
}

function actOf(app: FastifyInstance, caller: Caller, idempotencyKey: string | null, input: unknown) {
  const { query } = input as { readonly query?: { readonly banned?: string } };
  return { actorId: caller.id, now: app.clock(), idempotencyKey, bannedConfirmed: query?.banned === 'confirmed', timeZone: app.timeZone };
}

function sendFile(reply: FastifyReply, { bytes, contentType, fileName }: FileAnswer) {
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, max-age=3600')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const REPEATED = ['alreadyDecided', 'alreadyPaid'] as const;
const isRepeated = (answer: unknown): boolean => REPEATED.some((name) => (answer as Record<string, unknown> | null)?.[name] === true);

/** Serves one call of the contract. Every route below the base path is made here. */
export function route<const C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const decides = takesKey(call);
  const moves = moneyMovedBy(call);
  const letIn = async (request: FastifyRequest) => {
    await authorize(app, call.access, request);
    if (call.needsPassword === true && request.caller !== null) await app.requirePassword(request.caller);
  };
  app.route({
    method: call.method,
    url: API_BASE + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { decides },
    // Before the body is read: a stranger's upload is not worth our memory.
    onRequest: letIn,
    async preValidation(request, reply) {
      if (reply.elapsedTime > SLOW_BODY_MS) await letIn(request);
    },
    async handler(request, reply) {
      const input = decodeRequest(call, request);
      const idempotencyKey = decides ? idempotencyKeyOf(request) : null;
      if (idempotencyKey !== null && request.caller !== null)
        await app.claimKey({ call, input, callerId: request.caller.id, key: idempotencyKey });
      // `authorize` has made sure of the caller that the type promises.
      const facts = {
        act: request.caller === null ? null : actOf(app, request.caller, idempotencyKey, input),
        caller: request.caller,
        findCaller: () => app.findCaller(request),
        network: networkOf(request.ip),
        browser: {
          headers: request.headers,
          protocol: request.protocol,
          setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
        },
      } as RequestFacts<C>;
      const answer = await within({ ...currentScope(), moves }, () => handler(input, facts));
      request.repeated = decides && isRepeated(answer);
      if (answer instanceof RawJson) return reply.status(call.status).type('application/json; charset=utf-8').send(answer.json);
      if (call.response === 'blob') return sendFile(reply, answer as FileAnswer);
      return reply.status(call.status).send(encode(call.response, answer));
    },
  });
}
