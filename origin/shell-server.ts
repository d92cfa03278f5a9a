// Serves the shell's origin: its files, the document, the registry, and /api/v1 passed on to the backend.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ORIGIN_HEADER, type RegistrySettings } from '@arena/shared/contract';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { ROOT, SECTIONS } from '../tooling/apps.ts';
import type { PageScripts } from '../tooling/build/page-scripts-plugin.ts';
import { cachingOf } from './caching.ts';
import { HOST, listen } from './listen.ts';
import { PublicPages } from './public-pages.ts';
import { LIVE_PATH, LiveFolder } from './live-folder.ts';
import { RegistryKeeper, type RegistrySource } from './registry.ts';

interface ShellServerOptions {
  /** The shell's build. With `live` only what is served until a shell has been published there. */
  readonly folder: string;
  readonly registry: RegistrySource;
  /** A folder of published versions, served below `LIVE_PATH`; left out where the sections have origins of their own. */
  readonly live?: string;
  /** The folders of the shells that were published, the live one first. */
  readonly shells?: () => readonly string[];
  /** The backend's origin, without /api/v1. */
  readonly api: string;
  /** The site's public address, for the addresses that pages have to give in full; the one that was asked for when left out. */
  readonly site?: string;
}

const VERSIONED = /^\/?[a-z][a-z0-9-]*\/\d+\.\d+\.\d+(-[\w.]+)?\/[\w\-./]+$/;

/** The shells' files have addresses of their own, and their document is only sent with its policy. */
const PUBLISHED_SHELLS = /^\/?shell\//;
const SHELL_FILE = /^[\w-]+(\.[\w-]+)+$/;

/** A name or an address, of the request's own making: it is written into pages. */
const HOST_NAME = /^[A-Za-z0-9.-]+$|^\[[0-9a-f:]+\]$/;
const hostnameOf = ({ hostname }: FastifyRequest) => (HOST_NAME.test(hostname) ? hostname : 'localhost');

/** Scripts from the shell and the sections only, styles with this document's nonce only. */
function contentSecurityPolicy(nonce: string, sections: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${sections}`,
    `style-src 'self' 'nonce-${nonce}' ${sections}`,
    `connect-src 'self' ${sections}`,
    `img-src 'self' data: blob: ${sections}`,
    `font-src 'self' ${sections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export async function createShellServer({ folder, registry, live, shells, api, site }: ShellServerOptions) {
  const app = fastify({ forceCloseConnections: true });
  const ofLiveShell = (file: string) => readFileSync(path.join(shells?.()[0] ?? folder, file), 'utf8');
  const pages = new PublicPages(registry, () => JSON.parse(ofLiveShell('page-scripts.json')) as PageScripts);
  const template = () => ofLiveShell('index.html');

  const sendDocument = (reply: FastifyReply, hostname: string) => {
    const nonce = randomBytes(16).toString('base64');
    const sections = registry.origins(hostname).join(' ');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(nonce, sections))
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(template().replaceAll('__CSP_NONCE__', nonce));
  };

  // Asked about again and again by open tabs: what has not changed is answered with a few bytes.
  app.get('/registry.json', async (request, reply) => {
    const text = JSON.stringify(await registry.document(hostnameOf(request)));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'host' });
    // Anywhere in it: a proxy that compresses sends the tag back as a weak one, `W/"…"`.
    const known = request.headers['if-none-match']?.includes(etag) === true;
    return known ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
  });

  await app.register(httpProxy, {
    upstream: api,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    replyOptions: {
      // The server counts failed sign-ins by address: it must see the person's, not this process's.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      // Marked, so that the console does not show it as the platform server's own words.
      onError: (reply) =>
        void (reply as unknown as FastifyReply).code(502).header(ORIGIN_HEADER, 'origin').send({
          message: 'The platform server cannot be reached. Try again in a moment; if it goes on, tell the platform team.',
          success: false,
        }),
    },
  });

  // Not `/index.html`: the document is only sent with its policy.
  app.get('/', (_, reply) => reply.callNotFound());
  app.get('/index.html', (request, reply) => sendDocument(reply, hostnameOf(request)));
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // What the build notes for itself is nobody's business, and the document is only sent with its policy.
    dotfiles: 'ignore',
    allowedPath: (pathname) => !/^\/?index\.html/.test(pathname),
    setHeaders(reply, file) {
      reply.header('cache-control', cachingOf(file));
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  if (shells !== undefined) {
    // A tab that runs an earlier shell still asks for that one's files: their names are never given twice.
    app.get<{ Params: { file: string } }>('/:file', (request, reply) => {
      const { file } = request.params;
      const at = SHELL_FILE.test(file) ? shells().find((one) => existsSync(path.join(one, file))) : undefined;
      return at === undefined ? reply.sendFile(file) : reply.sendFile(file, at);
    });
  }

  if (live !== undefined) {
    await app.register(fastifyStatic, {
      root: live,
      prefix: LIVE_PATH,
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      // Neither the registry with its history nor what is on its way: only what lies under a section's version.
      allowedPath: (pathname) => VERSIONED.test(pathname) && !PUBLISHED_SHELLS.test(pathname),
      setHeaders(reply) {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        reply.header('x-content-type-options', 'nosniff');
      },
    });
  }

  const originOf = (request: FastifyRequest) =>
    `${request.protocol}://${hostnameOf(request)}${request.port === null ? '' : `:${request.port}`}`;

  // Every other address is a section's public page, or a screen of the console; one that looks like a file is a file that is not there.
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://any');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const page = reads
      ? await pages.answer({
          path: pathname,
          hostname: hostnameOf(request),
          origin: site ?? originOf(request),
          acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
          ifNoneMatch: request.headers['if-none-match'],
        })
      : null;
    if (page !== null)
      return reply
        .code(page.status)
        .headers(page.headers)
        .send(page.body ?? undefined);
    const screen = reads && path.extname(pathname) === '';
    return screen ? sendDocument(reply, hostnameOf(request)) : reply.code(404).type('text/plain').send('Not found');
  });
  return app;
}

/** What is served out of a folder that `npm run ship` writes. */
export function servedFrom(live: string, settings: RegistrySettings): Pick<ShellServerOptions, 'registry' | 'live' | 'shells'> {
  const registry = new LiveFolder(live, settings);
  return { registry, live, shells: () => registry.shells() };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? 3000);
  const settings = {
    authScheme: process.env.API_AUTH_SCHEME ?? 'Bearer',
    platformTimeZone: process.env.PLATFORM_TIME_ZONE ?? 'UTC',
    environment: process.env.ENVIRONMENT_NAME || null,
    formEndpoint: process.env.FORM_ENDPOINT || null,
  };
  const live = process.env.SHIP_FOLDER ? path.resolve(process.env.SHIP_FOLDER) : undefined;
  const keeper = new RegistryKeeper(
    SECTIONS.map((name, index) => ({ name, port: port + 1 + index })),
    settings,
    HOST,
  );
  const silent = live === undefined ? await keeper.start() : [];
  if (silent.length > 0) console.error(`No descriptor from ${silent.join(', ')}: the console knows nothing of it until it answers.`);
  const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? 8080}`;
  await listen(
    await createShellServer({
      folder: path.join(ROOT, 'shell/dist'),
      ...(live === undefined ? { registry: keeper } : servedFrom(live, settings)),
      api: new URL(api).origin,
      ...(process.env.SITE_URL ? { site: new URL(process.env.SITE_URL).origin } : {}),
    }),
    port,
    'PORT',
    'shell',
  );
}
