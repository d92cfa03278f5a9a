import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { type PageScripts, type RegistrySettings, SHELL } from '@arena/shared/contract/publishing';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isNoDocument } from '../ship/registry/file-kinds.ts';
import { LIVE_PATH } from '../ship/registry/signed-registry.ts';
import { passOnApi } from './api-proxy.ts';
import { type DevSectionsSettings, serveDevSections } from './dev-sections/serve.ts';
import { serveErrorPages } from './error-pages.ts';
import { serveFiles } from './files.ts';
import { LiveFolder } from './live-folder.ts';
import { isNavigation } from './own-page.ts';
import { OWN_DATA_HEADERS, sayEverywhere, sitesOf } from './policies.ts';
import { servePolicyReports } from './policy-reports.ts';
import { preloadHashes } from './preload-hashes.ts';
import { PublicPages, type Visit } from './public-pages.ts';
import type { ServedRegistry } from './registry.ts';
import { passOnToServices, type SectionBackends } from './section-services.ts';
import { BROKEN_REQUESTS, refuseInSentences, Unavailable } from './refusals.ts';
import { serveSectionsStatus } from './sections-status/serve-sections-status.ts';
import { sendDocument } from './shell-document.ts';
import { serveTelemetry, type TelemetryOptions } from './telemetry/serve.ts';
import { closeSlowRequests, serverTimes, TIME_LIMITS, type TimeLimits } from './time-limits.ts';

interface ShellServerOptions extends TelemetryOptions {
  /** The shell's build. With `live` only what is served until a shell has been published there; may be left out then. */
  readonly folder?: string;
  /** The published versions, served below `LIVE_PATH`; left out where the sections have origins of their own. */
  readonly live?: LiveFolder;
  /** The site's public address, for absolute URLs in pages; defaults to the requested address. */
  readonly site?: string;
  /** Where sections may be run from in an administrator's own browser; nowhere when left out. */
  readonly devSections?: DevSectionsSettings;
  /** Whether administrators may run previews of versions in `live`. */
  readonly previews?: boolean;
  /** Serves publishing over HTTP; left out, there is nothing below `/-/ship/`. */
  readonly publishing?: (app: FastifyInstance) => Promise<void>;
  /** How long a request may take to arrive. For tests. */
  readonly timeLimits?: TimeLimits;
  readonly eventStreams?: number;
  readonly sectionBackends?: SectionBackends;
}

const SHELL_FILE = /^[\w-]+(\.[\w-]+)+$/;
/** A name or an address, of the request's own making: it is written into pages. */
const HOST_NAME = /^[A-Za-z0-9.-]+$|^\[[0-9a-f:]+\]$/;
const hostnameOf = ({ hostname }: FastifyRequest) => (HOST_NAME.test(hostname) ? hostname : 'localhost');
const hostOf = (request: FastifyRequest) => `${hostnameOf(request)}${request.port === null ? '' : `:${request.port}`}`;

/** Open tabs poll it: an unchanged registry is answered with a few bytes. */
async function sendRegistry(registry: ServedRegistry, request: FastifyRequest, reply: FastifyReply) {
  const text = JSON.stringify(registry);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'host', ...OWN_DATA_HEADERS });
  // Anywhere in it: a proxy that compresses sends the tag back as a weak one, `W/"…"`.
  const known = request.headers['if-none-match']?.includes(etag) === true;
  return known ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
}

/** Whether the router and what serves files can read the address. */
function isReadable(url: string): boolean {
  try {
    const [path = ''] = decodeURI(url).split('?', 1);
    return !path.includes('//') && !path.includes('\0') && URL.canParse(url, 'http://any');
  } catch {
    return false;
  }
}

/** A mistyped address leads to the console's page for unknown addresses. */
const rewriteUrl = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  return isNavigation(request) && !isReadable(url) ? '/not-found' : url;
};

type Page = NonNullable<Awaited<ReturnType<PublicPages['answer']>>>;
const sendPage = (reply: FastifyReply, { status, headers, body }: Page) =>
  reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');

async function serveBuilds(app: FastifyInstance, { folder, live }: ShellServerOptions): Promise<void> {
  // Documents are only sent with a policy of their own.
  if (folder !== undefined) await serveFiles(app, folder, { allowedPath: isNoDocument });
  if (live === undefined) return;
  if (folder === undefined) await serveFiles(app, live.folder, { serve: false });
  // A tab that runs an earlier shell still asks for that one's files: their names are never given twice.
  const shellWith = async (file: string) => {
    for (const one of SHELL_FILE.test(file) ? live.shells() : [])
      if (existsSync(path.join(one, file)) && (await live.isPublished(`${SHELL}/${path.basename(one)}/${file}`))) return one;
    return null;
  };
  app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
    const { file } = request.params;
    const at = await shellWith(file);
    if (at !== null) return reply.sendFile(file, at);
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file);
  });
  await app.register(async (scope) => {
    // Neither the registry with its history nor unfinished uploads. The shells' files have addresses of their own.
    scope.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params, url }, reply) => {
      const address = params['*'] ?? '';
      // The router takes what follows a `#` for no part of the address, and what reads the file takes it for one.
      if (url.includes('#') || address.startsWith(`${SHELL}/`) || !(await live.isPublished(address))) return notFound(reply);
    });
    await serveFiles(scope, live.folder, { prefix: LIVE_PATH, decorateReply: false, caching: 'public, max-age=31536000, immutable' });
  });
}

const visitOf = (request: FastifyRequest, path: string, site: string | undefined): Visit => ({
  path,
  hostname: hostnameOf(request),
  origin: site ?? `${request.protocol}://${hostOf(request)}`,
  acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
  ifNoneMatch: request.headers['if-none-match'],
});

/** 503 until there is a shell: the folder may be mounted, or its first shell published, while the server runs. */
class NoShell extends Unavailable {
  constructor() {
    super('No shell has been published here yet.');
  }
}

export async function createShellServer(options: ShellServerOptions) {
  const { folder, live, registry, api, site, publishing, timeLimits = TIME_LIMITS, eventStreams } = options;
  const app = fastify({ forceCloseConnections: true, rewriteUrl, ...BROKEN_REQUESTS, ...serverTimes(timeLimits) });
  refuseInSentences(app);
  app.addHook('onRequest', sayEverywhere(site));
  closeSlowRequests(app, timeLimits);
  servePolicyReports(app);
  const ofLiveShell = (file: string) => {
    const published = live?.shellFile(file) ?? null;
    if (published !== null) return published;
    if (folder === undefined) throw new NoShell();
    return readFileSync(path.join(folder, file), 'utf8');
  };
  const pages = new PublicPages(registry, () => JSON.parse(ofLiveShell('page-scripts.json')) as PageScripts);
  const telemetry = serveTelemetry(app, options);
  const devSections = serveDevSections(app, options);
  const documentFor = async (request: FastifyRequest, fresh = false) => ({
    ...(await registry.document(hostnameOf(request), fresh)),
    telemetry,
  });
  const sendConsole = async (request: FastifyRequest, reply: FastifyReply) => {
    const served = await documentFor(request);
    const hashes = await preloadHashes(new URL(request.url, 'http://any').pathname, served, registry);
    const [document, origins] = [{ ...served, preloadHashes: hashes }, registry.origins(hostnameOf(request))];
    const granted = devSections.grantedTo(request);
    return sendDocument(request, reply, {
      template: ofLiveShell('index.html'),
      registry: granted === null ? document : { ...document, devSections: true },
      origins,
      sites: sitesOf(hostOf(request), site),
      granted,
    });
  };

  app.get('/registry.json', async (request, reply) => sendRegistry(await documentFor(request, true), request, reply));
  serveErrorPages(app, ofLiveShell);
  serveSectionsStatus(app, options);
  await passOnApi(app, api, eventStreams);
  await passOnToServices(app, options);
  await publishing?.(app);
  app.get('/', (_, reply) => reply.callNotFound());
  app.get('/index.html', sendConsole);
  await serveBuilds(app, options);

  // Every other address is a section's public page, or a screen of the console; a page that loads a missing file gets 404.
  app.setNotFoundHandler(async (request, reply) => {
    // `//` begins with a host, and has none.
    if (!URL.canParse(request.url, 'http://any')) return notFound(reply);
    const { pathname } = new URL(request.url, 'http://any');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const page = reads ? await pages.answer(visitOf(request, pathname, site)) : null;
    if (page !== null) return sendPage(reply, page);
    const isFile = path.extname(pathname) !== '' || pathname.startsWith(LIVE_PATH);
    if (!reads || (isFile && !isNavigation(request))) return notFound(reply);
    return sendConsole(request, isFile ? reply.code(404) : reply);
  });
  return app;
}

/** What is served out of a folder that `npm run ship` writes. */
export function servedFrom(folder: string, settings: RegistrySettings): Pick<ShellServerOptions, 'registry' | 'live'> {
  const live = new LiveFolder(folder, settings);
  return { registry: live, live };
}
