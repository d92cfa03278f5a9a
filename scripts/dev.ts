// `npm run dev`: all of it with live reload. `npm run dev -w mfe-rooms`: one section on its own page, without the shell.
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageScripts } from '@arena/shared/contract';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { DefineConfiguration } from '../webpack.shared.ts';
import { type AppName, isApp, isSection, ROOT } from '../tooling/apps.ts';
import { PublicPages } from '../origin/public-pages.ts';
import { RegistryKeeper } from '../origin/registry.ts';
import { assertFree, type Ports, readPorts } from './start/ports.ts';
import { Processes } from './start/processes.ts';

const processes = new Processes();
const servers: WebpackDevServer[] = [];

const SETTINGS = {
  authScheme: process.env.API_AUTH_SCHEME ?? 'Bearer',
  platformTimeZone: process.env.PLATFORM_TIME_ZONE ?? 'UTC',
  environment: 'dev',
  formEndpoint: process.env.FORM_ENDPOINT ?? (process.env.API_URL ? null : '/api/v1/forms/{form}'),
};

async function end(code: number): Promise<never> {
  await Promise.all([processes.stop(), ...servers.map((server) => server.stop())]);
  process.exit(code);
}

async function serve(app: AppName, port: number, api: string, extra: Partial<ServerConfiguration> = {}): Promise<void> {
  const { default: define } = (await import(pathToFileURL(path.join(ROOT, app, 'webpack.config.ts')).href)) as {
    default: DefineConfiguration;
  };
  const configuration = define('development');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // Modules of two builds cannot be exchanged one by one; the page is loaded again instead.
      hot: false,
      liveReload: true,
      headers: { 'access-control-allow-origin': '*' },
      // A page may be opened at any of its addresses.
      historyApiFallback: true,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      proxy: [{ context: ['/api/v1'], target: api, changeOrigin: true }],
      devMiddleware: { stats: 'errors-warnings' },
      ...extra,
    },
    webpack(configuration),
  );
  servers.push(server);
  await server.start();
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The public pages, as the shell's server has them. */
const servePages =
  (pages: PublicPages, site: string): Middleware =>
  (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const visit = { path: pathname, hostname: 'localhost', origin: site, acceptEncoding: '', ifNoneMatch: undefined };
    pages
      .answer(visit)
      .then((page) => (page === null || request.method !== 'GET' ? next() : response.writeHead(page.status, page.headers).end(page.body)))
      .catch(next);
  };

/** What stands in for the shell's scripts on the pages of a section that runs alone: nobody is signed in, and nothing waits. */
const ALONE: PageScripts = {
  head: `document.documentElement.dataset.session='visitor';addEventListener('load',()=>document.querySelectorAll('meta[name=arena-script]').forEach(({content})=>document.head.append(Object.assign(document.createElement('script'),{src:content}))))`,
  file: null,
};

/** The server of `npm start`, unless another backend is named or one is running on its port already. */
async function bringUpApi(ports: Ports): Promise<string> {
  if (process.env.API_URL) return new URL(process.env.API_URL).origin;
  const api = `http://localhost:${ports.api}`;
  const running = await fetch(`${api}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (running) return api;
  processes.start('server', 'api/src/main.ts', [], { API_PORT: String(ports.api) });
  await processes.ready('server', `${api}/api/v1/health`);
  return api;
}

async function main(only: string | undefined): Promise<void> {
  const ports = readPorts();
  if (only !== undefined && only !== 'shell') {
    if (!isSection(only)) throw new Error(`'${only}' is not a section of this repository.`);
    const port = ports.sections.find(({ name }) => name === only)?.port ?? 0;
    const alone = new RegistryKeeper([{ name: only, port }], SETTINGS, 'localhost');
    const pages = new PublicPages(alone, () => ALONE);
    await serve(only, port, await bringUpApi(ports), {
      setupMiddlewares: (middlewares) => [
        { name: 'public-pages', middleware: servePages(pages, `http://localhost:${port}`) },
        ...middlewares,
      ],
    });
    await alone.start();
    console.log(`\n${only} alone: http://localhost:${port}/  (signs in as the demo administrator)\nCtrl-C stops it.`);
    return;
  }
  await assertFree(ports, false);
  const api = await bringUpApi(ports);
  for (const { name, port } of ports.sections) await serve(name, port, api);
  const registry = new RegistryKeeper(ports.sections, SETTINGS, 'localhost');
  await registry.start();
  const site = `http://localhost:${ports.shell}`;
  const pages = new PublicPages(registry, async () => (await (await fetch(`${site}/page-scripts.json`)).json()) as PageScripts);
  await serve('shell', ports.shell, api, {
    setupMiddlewares: (middlewares) => [
      { name: 'public-pages', middleware: servePages(pages, site) },
      {
        name: 'registry',
        path: '/registry.json',
        middleware: (_request: unknown, response: { setHeader(name: string, value: string): void; end(body: string): void }) => {
          void registry.document('localhost').then((document) => {
            response.setHeader('content-type', 'application/json');
            response.setHeader('cache-control', 'no-store');
            response.end(JSON.stringify(document));
          });
        },
      },
      ...middlewares,
    ],
  });
  console.log(`\nThe console with live reload: http://localhost:${ports.shell}/\nCtrl-C stops everything.`);
}

const app = process.argv[2];
if (app !== undefined && !isApp(app)) {
  console.error(`'${app}' is not an app of this repository.`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));
main(app).catch((error: Error) => {
  console.error(error.message);
  return end(1);
});
