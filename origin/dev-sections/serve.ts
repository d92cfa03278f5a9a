import { DEV_SECTIONS_PATH, DEV_SECTIONS_READER, type DevSection, type DevSectionsAnswer } from '@arena/shared/contract/publishing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { administratorOf } from '../administrator.ts';
import { isOwnPage, refuse } from '../own-page.ts';
import { exactOrigin, isAllowed } from './allowed-origins.ts';
import { cookieOf, setCookie } from './cookie.ts';
import { type Grant, GRANT_MS, sessionOf, sign, verify } from './grant.ts';
import { keyOf } from './key.ts';
import { readerOf } from './reader.ts';

/** `DEV_SECTIONS` and `DEV_SECTIONS_KEY`. */
export interface DevSectionsSettings {
  /** The origins that sections may be run from; none for switched off. */
  readonly allowed: readonly string[];
  readonly key?: string | undefined;
  /** The clock (epoch milliseconds). For tests. */
  readonly now?: () => number;
}

interface Options {
  readonly api: string;
  readonly site?: string;
  readonly live?: { readonly folder: string };
  readonly devSections?: DevSectionsSettings;
}

export interface DevSections {
  /** The grant of the browser that asks; null where there is none, or none that is still valid. */
  grantedTo(request: FastifyRequest): DevSection | null;
}

const SECTION_NAME = /^[a-z][a-z0-9_]{0,40}$/;
const SMALL_BYTES = 1024;

const OFF =
  'This console runs no sections from developers’ machines. Its operator can allow that with the setting DEV_SECTIONS (docs/operating.md).';
const NOT_ADMINISTRATOR = 'Only an administrator can run a section from a developer’s machine. Sign in as one and try again.';
const NOT_OWN_PAGE = 'Only a page of this console can request this. Use its Sections screen.';

function serveNone(app: FastifyInstance, now: () => number): DevSections {
  // An answer, not a failure: the Sections screen asks wherever it is opened.
  app.get(DEV_SECTIONS_PATH, (): DevSectionsAnswer => ({ allowed: [], sections: [], now: now() }));
  app.post(DEV_SECTIONS_PATH, (_, reply) => refuse(reply, 404, OFF));
  app.all(DEV_SECTIONS_READER, (_, reply) => refuse(reply, 404, OFF));
  return { grantedTo: () => null };
}

/** Sections from a developer's machine, for the browser of the administrator who agreed. No state: copies answer alike; off: a sentence. */
export function serveDevSections(app: FastifyInstance, { api, site, live, devSections }: Options): DevSections {
  const { allowed, key: given, now = Date.now }: DevSectionsSettings = devSections ?? { allowed: [] };
  if (allowed.length === 0) return serveNone(app, now);

  // With the first question: the folder may be mounted while the server runs.
  let kept: Buffer | undefined;
  const key = () => (kept ??= keyOf(given, live?.folder));
  const grantOf = (request: FastifyRequest): Grant | null => {
    const cookie = cookieOf(request);
    const grant = cookie === null ? null : verify(cookie, key(), now());
    return grant !== null && isAllowed(grant.origin, allowed) ? grant : null;
  };
  const answer = (sections: readonly DevSection[]): DevSectionsAnswer => ({ allowed, sections, now: now() });
  const end = (request: FastifyRequest, reply: FastifyReply) => reply.header('set-cookie', setCookie(request, site, '', 0));

  const reader = readerOf(allowed);
  app.get(DEV_SECTIONS_READER, (_, reply) => reply.headers(reader.headers).send(reader.text));

  app.get(DEV_SECTIONS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    const mayAsk = (await administratorOf(api, request.headers)) !== null;
    const grant = grantOf(request);
    const isOfSession = grant !== null && authorization !== undefined && grant.session === sessionOf(authorization);
    if (mayAsk && isOfSession) return answer([{ section: grant.section, origin: grant.origin, until: grant.until }]);
    // A grant that does not hold is removed: the next document is the usual one. A backend that is down proves nothing.
    if (cookieOf(request) !== null && (mayAsk || !isOfSession)) end(request, reply);
    return mayAsk ? answer([]) : refuse(reply, 403, NOT_ADMINISTRATOR);
  });

  app.post(DEV_SECTIONS_PATH, { bodyLimit: SMALL_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    if (!isOwnPage(request, site)) return refuse(reply, 403, NOT_OWN_PAGE);
    if (request.headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
      return refuse(reply, 415, 'Send the section and its origin as application/json.');
    if (authorization === undefined || (await administratorOf(api, request.headers)) === null) return refuse(reply, 403, NOT_ADMINISTRATOR);
    const { section, origin: named } = (request.body ?? {}) as Partial<Record<'section' | 'origin', unknown>>;
    const origin = exactOrigin(named);
    if (typeof section !== 'string' || !SECTION_NAME.test(section) || origin === null)
      return refuse(reply, 400, 'Name a section, such as mfe_rooms, and its origin, such as http://localhost:3001.');
    if (!isAllowed(origin, allowed))
      return refuse(reply, 403, `${origin} is not allowed here. Allowed are ${allowed.join(', ')} (the setting DEV_SECTIONS).`);
    const until = now() + GRANT_MS;
    const value = sign({ section, origin, until, session: sessionOf(authorization) }, key());
    reply.header('set-cookie', setCookie(request, site, value, GRANT_MS / 1000));
    return answer([{ section, origin, until }]);
  });

  // Ends the grants for every sender: a signed-out user has no token any more.
  app.delete(DEV_SECTIONS_PATH, (request, reply) => {
    if (!isOwnPage(request, site)) return refuse(reply, 403, NOT_OWN_PAGE);
    end(request, reply);
    return reply.code(204).send();
  });

  return { grantedTo: grantOf };
}
