import type { IncomingHttpHeaders } from 'node:http';
import { ORIGIN_HEADER, SECTION_NAME, SERVICE_AWAY, serviceBase } from '@arena/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passOnCalls, type ReplyOptions, replyOptions, sayAway } from './api-proxy.ts';
import { exactOrigin } from './dev-sections/allowed-origins.ts';
import { refuse } from './own-page.ts';
import type { RegistrySource } from './registry.ts';
import { NoToken, SectionTokens } from './section-tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the user to a section's service. */
    sectionToken: string;
  }
}

/** The origin of each section's service, by the section's name. */
export type SectionBackends = Readonly<Record<string, string>>;

/** `SECTION_BACKENDS`, as `mfe_promos=https://promos.internal:8080,…`. Throws a sentence for anything else. */
export function readSectionBackends(setting = ''): SectionBackends {
  const pairs = setting.split(',').flatMap((part) => part.trim() || []);
  const backends: Record<string, string> = {};
  for (const pair of pairs) {
    const [name = '', address] = pair.split('=', 2);
    const origin = exactOrigin(address);
    if (!SECTION_NAME.test(name) || origin === null || name in backends)
      throw new Error(
        `SECTION_BACKENDS has '${pair}'. Name each section once, with the origin of its service: mfe_promos=https://promos.internal:8080`,
      );
    backends[name] = origin;
  }
  return backends;
}

/** The session, and what only the origin may say. */
const WITHHELD: ReadonlySet<string> = new Set(['cookie', 'authorization', 'proxy-authorization', 'forwarded', 'expect']);
/** A service can't set cookies or policies of the console, or open its answers to other sites. */
const PASSED_BACK = [
  ...['content-type', 'content-length', 'content-encoding', 'content-disposition', 'content-language'],
  ...['cache-control', 'etag', 'last-modified', 'vary', 'retry-after', 'x-request-id'],
];

function optionsFor(section: string): ReplyOptions {
  const cannotReach = `The service of ${section} cannot be reached. Try again shortly. If it keeps happening, contact the section’s team.`;
  return {
    ...replyOptions,
    rewriteRequestHeaders: (request, headers) => {
      const { ip, sectionToken } = request;
      const kept = Object.entries(headers).filter(([name]) => !WITHHELD.has(name));
      return { ...Object.fromEntries(kept), authorization: `Bearer ${sectionToken}`, 'x-forwarded-for': ip };
    },
    rewriteHeaders: (headers) => {
      const given = headers as IncomingHttpHeaders;
      const kept = PASSED_BACK.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]));
      return { 'cache-control': 'no-store', ...Object.fromEntries(kept) };
    },
    onResponse: (request, reply, answer) => {
      if (reply.statusCode !== 401) return replyOptions.onResponse(request, reply, answer);
      // The console would take it for the end of the session, which the API has just confirmed.
      answer.stream.resume();
      for (const name of PASSED_BACK) reply.removeHeader(name);
      sayAway(reply, `The service of ${section} doesn’t accept the console’s token. Contact the section’s team.`, SERVICE_AWAY);
    },
    onError: (reply) => void sayAway(reply, cannotReach, SERVICE_AWAY),
  };
}

interface Options {
  readonly api: string;
  readonly registry: Pick<RegistrySource, 'hasBackend'>;
  readonly sectionBackends?: SectionBackends;
  /** The clock (epoch milliseconds). For tests. */
  readonly now?: () => number;
}

const refuseMarked = (reply: FastifyReply, status: number, message: string) =>
  refuse(reply.header('cache-control', 'no-store').header(ORIGIN_HEADER, SERVICE_AWAY), status, message);
const noService = (reply: FastifyReply, section: string) => refuseMarked(reply, 404, `${section} has no service of its own here.`);

/** Passes calls on to the services of sections, with a token for the user in place of the session. */
export async function passOnToServices(app: FastifyInstance, { api, registry, sectionBackends = {}, now }: Options): Promise<void> {
  const tokens = new SectionTokens(api, now);
  app.decorateRequest('sectionToken', '');
  const letInto = (section: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    // The browser's own word, where it gives one, that no page of the console sends this.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return refuseMarked(reply, 403, 'Only a page of this console can request this.');
    if (!(await registry.hasBackend(section))) return noService(reply, section);
    try {
      request.sectionToken = await tokens.get(section, request.headers);
    } catch (error) {
      if (!(error instanceof NoToken)) throw error;
      return reply
        .code(error.status)
        .headers({ 'cache-control': 'no-store', ...error.headers })
        .send(error.body);
    }
  };
  for (const [section, upstream] of Object.entries(sectionBackends)) {
    const calls = { upstream, prefix: serviceBase(section), rewritePrefix: '', replyOptions: optionsFor(section), letIn: letInto(section) };
    await passOnCalls(app, calls);
  }
  const notSetUp = async ({ params }: FastifyRequest, reply: FastifyReply) => {
    const { section } = params as { readonly section: string };
    if (!SECTION_NAME.test(section) || !(await registry.hasBackend(section))) return noService(reply, section);
    return refuseMarked(reply, 503, `The service of ${section} isn’t set up on this server. Its operator names it in SECTION_BACKENDS.`);
  };
  app.all(`${serviceBase(':section')}/*`, { onRequest: notSetUp }, () => undefined);
}
