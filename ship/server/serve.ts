import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../registry/published-registry.ts';
import { readRegistry } from '../registry/registry-file.ts';
import { SHIP_HEADER } from '../remote-calls.ts';
import { type Outcome, type State, stateOf } from '../order.ts';
import { keysFrom } from '../registry/signing.ts';
import { TooLarge, uploadList } from '../upload-list.ts';
import { assertScope, goodToken } from './access.ts';
import { type Command, commandBody, version } from './command-body.ts';
import { Denied } from './denied.ts';
import { openUpload, receiveFile } from './uploads.ts';

export interface ShipApi {
  /** The folder that is published to; null where publishing over HTTP is switched off. */
  readonly folder: string | null;
  readonly run: (command: Command) => Promise<Outcome>;
  /** Counts a wrong token; false where too many came from the same network. */
  readonly mayTryAgain: (request: FastifyRequest) => boolean;
}

/** Commands that wait for the one that runs. */
const WAITING = 20;
const place = z.object({ section: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)), version: z.optional(version) });
const fileParams = z.object({ upload: z.string().check(z.regex(/^[0-9a-f]{32}$/)), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

function read<T extends z.ZodMiniType>(form: T, sent: unknown): z.output<T> {
  const checked = z.safeParse(form, sent);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Denied(
    400,
    `This console cannot read the command (${issue?.path.join('.') ?? ''}). Use \`ship\` of the same release as the console.`,
  );
}

function statusOf(error: Error & { readonly statusCode?: number; readonly code?: string }): number {
  if (error instanceof Denied) return error.status;
  if (error instanceof TooLarge) return 413;
  if (error instanceof Refusal) return 409;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 507;
  return error.statusCode ?? 500;
}

/** Whether an error's message is Fastify's, which helps no user. */
const isFromFastify = (error: NodeJS.ErrnoException) => error.code?.startsWith('FST_') === true;

function sendError(error: Error, _: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  // A client that went away in the middle gets no answer.
  if (status >= 500 && status !== 503 && (error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(error);
  const message =
    status === 507
      ? "This console's disk is full, so nothing was changed. Tell its operator, then send the command again."
      : status === 500
        ? 'The command failed on this console; its log says why. Check `status`, and tell its operator.'
        : isFromFastify(error)
          ? 'This console cannot read the command. Use `ship` of the same release as the console.'
          : error.message;
  void reply.code(status).send({ success: false, message });
}

/** One after the other, since each may bring a compiler. */
function inTurn(run: ShipApi['run']): ShipApi['run'] {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (command) => {
    if (waiting >= WAITING) throw new Denied(503, 'Many teams are publishing right now. Send the command again in a minute.');
    waiting += 1;
    const turn = last.then(() => run(command)).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Publishing over HTTP, below `/-/ship/`: an upload first, which stays invisible, and then the command that makes it live. */
export async function serveShipApi(app: FastifyInstance, { folder: live, run, mayTryAgain }: ShipApi): Promise<void> {
  const carry = inTurn(run);
  const keys = keysFrom(process.env, live ?? '');
  const folderOf = (): string => {
    if (live !== null) return live;
    throw new Denied(
      404,
      'Publishing over HTTP is switched off on this console. Its operator can set SHIP_API=on, in addition to SHIP_FOLDER.',
    );
  };
  const tokenOf = (request: FastifyRequest) =>
    goodToken(folderOf(), keys(), { authorization: request.headers.authorization, mayTryAgain: () => mayTryAgain(request) });
  /** The section of an address, once the request's token was found to be that section's. */
  const ownSection = async (request: FastifyRequest) => {
    const token = await tokenOf(request);
    const { section: folder, version: number = '' } = read(place, request.params);
    assertScope(token, folder);
    return { live: folderOf(), folder, version: number, token: token.id };
  };

  await app.register(
    async (scope) => {
      scope.setErrorHandler(sendError);
      scope.setNotFoundHandler(() => {
        folderOf();
        throw new Denied(404, 'There is no such address. Use `ship` of the same release as the console.');
      });
      scope.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload));
      // Before a body is read.
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({ [SHIP_HEADER]: '1', 'cache-control': 'no-store' });
        await tokenOf(request);
      });

      scope.get('/', async (request): Promise<State> => {
        const { folder } = await tokenOf(request);
        return stateOf(await readRegistry(folderOf()), new Date(), folder);
      });
      scope.put('/:section/:version', async (request) => {
        const { live: at, folder, version: number } = await ownSection(request);
        const registry = await readRegistry(at);
        return openUpload(at, folder, number, read(uploadList, request.body), registry);
      });
      scope.put('/:section/:version/:upload/:sha256', async (request) => {
        const { live: at, folder, version: number } = await ownSection(request);
        const { upload, sha256 } = read(fileParams, request.params);
        await receiveFile(at, { folder, version: number, upload }, sha256, request.body as Readable);
        return { success: true };
      });
      scope.post('/:section', async (request) => {
        const { live: at, folder, token } = await ownSection(request);
        return carry({ live: at, folder, token, body: read(commandBody, request.body) });
      });
    },
    { prefix: '/-/ship' },
  );
}
