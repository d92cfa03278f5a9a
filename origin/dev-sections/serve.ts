import { SECTION_NAME } from '@arena/shared/contract';
import {
  DEV_SECTIONS_PATH,
  DEV_SECTIONS_READER,
  type DevSection,
  type DevSectionsAnswer,
  type Preview,
  PREVIEWS_PATH,
} from '@arena/shared/contract/publishing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { administratorOf } from '../administrator.ts';
import { isOwnPage, refuse } from '../own-page.ts';
import type { Granted } from '../shell-document.ts';
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
  readonly live?: { readonly folder: string; preview(id: string, now: number): Preview | null };
  readonly devSections?: DevSectionsSettings;
  readonly previews?: boolean;
}

export interface DevSections {
  /** What the grant of the browser that asks lets into a document; null where there is none, or none that is still valid. */
  grantedTo(request: FastifyRequest): Granted | null;
}

const SMALL_BYTES = 1024;
/** How long a grant outlives its preview (milliseconds). */
const AFTERWARDS_MS = 24 * 60 * 60_000;

const OFF =
  'This console runs no sections from developers’ machines. Its operator can allow that with the setting DEV_SECTIONS (docs/operating.md).';
const NOT_ADMINISTRATOR = 'Only an administrator can run sections that aren’t live. Sign in as one and try again.';
const NO_PREVIEW = 'There is no such preview: it was stopped, has expired, or the link is incomplete. Ask for a new link.';
const NOT_OWN_PAGE = 'Only a page of this console can request this. Use its Sections screen.';

function serveNone(app: FastifyInstance, now: () => number): DevSections {
  // An answer, not a failure: the Sections screen asks wherever it is opened.
  app.get(DEV_SECTIONS_PATH, (): DevSectionsAnswer => ({ allowed: [], sections: [], now: now() }));
  app.post(DEV_SECTIONS_PATH, (_, reply) => refuse(reply, 404, OFF));
  app.all(DEV_SECTIONS_READER, (_, reply) => refuse(reply, 404, OFF));
  return { grantedTo: () => null };
}

type Asked = Partial<Record<'section' | 'origin' | 'preview', unknown>>;

/** The section that a page asks for, or the status and the words of a refusal. */
function sectionAsked(
  { section, origin: named }: Asked,
  allowed: readonly string[],
): Omit<DevSection, 'until'> | readonly [number, string] {
  if (allowed.length === 0) return [404, OFF];
  const origin = exactOrigin(named);
  if (typeof section !== 'string' || !SECTION_NAME.test(section) || origin === null)
    return [400, 'Name a section, such as mfe_rooms, and its origin, such as http://localhost:3001.'];
  if (!isAllowed(origin, allowed))
    return [403, `${origin} is not allowed here. Allowed are ${allowed.join(', ')} (the setting DEV_SECTIONS).`];
  return { section, origin };
}

/**
 * Sections from a developer's machine, and previews, for the browser of the administrator who agreed. No state: copies answer alike; off: a
 * sentence.
 */
export function serveDevSections(app: FastifyInstance, options: Options): DevSections {
  const { site, live, devSections = { allowed: [] }, previews = false } = options;
  const { allowed, key: given, now = Date.now } = devSections;
  if (allowed.length === 0 && !previews) return serveNone(app, now);

  // With the first question: the folder may be mounted while the server runs.
  let kept: Buffer | undefined;
  const key = () => (kept ??= keyOf(given, live?.folder));
  const grantOf = (request: FastifyRequest): Grant | null => {
    const cookie = cookieOf(request);
    const grant = cookie === null ? null : verify(cookie, key(), now());
    return grant !== null && ('preview' in grant || isAllowed(grant.origin, allowed)) ? grant : null;
  };
  const previewOf = (id: unknown) => (previews && typeof id === 'string' ? (live?.preview(id, now()) ?? null) : null);
  const setGrant = (request: FastifyRequest, reply: FastifyReply, grant: Grant | null) => {
    const [value, seconds] = grant === null ? ['', 0] : [sign(grant, key()), Math.ceil((grant.until - now()) / 1000)];
    reply.header('set-cookie', setCookie(request, site, value, seconds));
  };

  const reader = readerOf(allowed);
  app.get(DEV_SECTIONS_READER, (_, reply) =>
    allowed.length === 0 ? refuse(reply, 404, OFF) : reply.headers(reader.headers).send(reader.text),
  );
  serveGrants(app, { ...options, allowed, now, grantOf, previewOf, setGrant });
  return {
    grantedTo: (request) => {
      const grant = grantOf(request);
      if (grant === null || 'origin' in grant) return grant;
      return { previewed: previewOf(grant.preview)?.sections ?? [] };
    },
  };
}

interface Granting extends Options {
  readonly allowed: readonly string[];
  readonly now: () => number;
  readonly grantOf: (request: FastifyRequest) => Grant | null;
  readonly previewOf: (id: unknown) => Preview | null;
  /** Puts a grant into the browser, or takes it out. */
  readonly setGrant: (request: FastifyRequest, reply: FastifyReply, grant: Grant | null) => void;
}

function serveGrants(app: FastifyInstance, { api, site, allowed, now, grantOf, previewOf, setGrant }: Granting): void {
  const answer = (grant: Grant | null = null): DevSectionsAnswer => {
    if (grant !== null && 'preview' in grant) return { allowed, sections: [], preview: previewOf(grant.preview), now: now() };
    const sections = grant === null ? [] : [{ section: grant.section, origin: grant.origin, until: grant.until }];
    return { allowed, sections, now: now() };
  };

  app.get(DEV_SECTIONS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    const mayAsk = (await administratorOf(api, request.headers)) !== null;
    const grant = grantOf(request);
    const isOfSession = grant !== null && authorization !== undefined && grant.session === sessionOf(authorization);
    if (mayAsk && isOfSession) return answer(grant);
    // A grant that does not hold is removed: the next document is the usual one. A backend that is down proves nothing.
    if (cookieOf(request) !== null && (mayAsk || !isOfSession)) setGrant(request, reply, null);
    return mayAsk ? answer() : refuse(reply, 403, NOT_ADMINISTRATOR);
  });

  app.get<{ Params: { id: string } }>(`${PREVIEWS_PATH}/:id`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if ((await administratorOf(api, request.headers)) === null) return refuse(reply, 403, NOT_ADMINISTRATOR);
    return previewOf(request.params.id) ?? refuse(reply, 404, NO_PREVIEW);
  });

  app.post(DEV_SECTIONS_PATH, { bodyLimit: SMALL_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    if (!isOwnPage(request, site)) return refuse(reply, 403, NOT_OWN_PAGE);
    if (request.headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
      return refuse(reply, 415, 'Send the section and its origin as application/json.');
    if (authorization === undefined || (await administratorOf(api, request.headers)) === null) return refuse(reply, 403, NOT_ADMINISTRATOR);
    const body = (request.body ?? {}) as Asked;
    const session = sessionOf(authorization);
    let grant: Grant;
    if (body.preview === undefined) {
      const asked = sectionAsked(body, allowed);
      if (!('section' in asked)) return refuse(reply, ...asked);
      grant = { ...asked, until: now() + GRANT_MS, session };
    } else {
      const preview = previewOf(body.preview);
      if (preview === null) return refuse(reply, 404, NO_PREVIEW);
      grant = { preview: preview.id, until: preview.until + AFTERWARDS_MS, session };
    }
    setGrant(request, reply, grant);
    return answer(grant);
  });

  // Ends the grants for every sender: a signed-out user has no token any more.
  app.delete(DEV_SECTIONS_PATH, (request, reply) => {
    if (!isOwnPage(request, site)) return refuse(reply, 403, NOT_OWN_PAGE);
    setGrant(request, reply, null);
    return reply.code(204).send();
  });
}
