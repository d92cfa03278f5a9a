// `npm run dev`: all of it; a change is on the screen as soon as it is saved. `npm run dev -w mfe-rooms`: one section on its own page, without the shell.
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration as BuildConfiguration, rspack } from '@rspack/core';
import { type Configuration as ServerConfiguration, RspackDevServer } from '@rspack/dev-server';
import type { DefineConfiguration } from '../webpack.shared.ts';
import { type AppName, isApp, isSection, ROOT, type SectionName } from '../tooling/apps.ts';
import type { PageScripts } from '../tooling/build/page-scripts-plugin.ts';
import { PublicPages } from '../origin/public-pages.ts';
import { RegistryKeeper } from '../origin/registry.ts';
import { assertFree, type Ports, readPorts } from './start/ports.ts';
import { Processes } from './start/processes.ts';

const processes = new Processes();
const servers: RspackDevServer[] = [];

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

/** Serves an app from memory, and exchanges what changes in the pages that are open. Resolves when it has been built once. */
async function serve(app: AppName, port: number, api: string, extra: Partial<ServerConfiguration> = {}): Promise<void> {
  const { default: define } = (await import(pathToFileURL(path.join(ROOT, app, 'webpack.config.ts')).href)) as {
    default: DefineConfiguration;
  };
  const compiler = rspack(define('development') as BuildConfiguration);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      // A page may be opened at any of its addresses.
      historyApiFallback: true,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      proxy: [{ context: ['/api/v1'], target: api, changeOrigin: true }],
      devMiddleware: { stats: 'errors-warnings' },
      ...extra,
    },
    compiler,
  );
  servers.push(server);
  await server.start();
  await built;
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
async function bringUpApi(api: string): Promise<void> {
  if (process.env.API_URL) return;
  const running = await fetch(`${api}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (running) return;
  processes.start('server', 'api/src/main.ts', [], { API_PORT: new URL(api).port });
  await processes.ready('server', `${api}/api/v1/health`);
}

async function alone(name: SectionName, { sections }: Ports, api: string): Promise<void> {
  const port = sections.find((section) => section.name === name)?.port ?? 0;
  const registry = new RegistryKeeper([{ name, port }], SETTINGS, 'localhost');
  const pages = new PublicPages(registry, () => ALONE);
  await serve(name, port, api, {
    setupMiddlewares: (middlewares) => [
      { name: 'public-pages', middleware: servePages(pages, `http://localhost:${port}`) },
      ...middlewares,
    ],
  });
  await registry.start();
}

async function everything({ shell, sections }: Ports, api: string): Promise<void> {
  const registry = new RegistryKeeper(sections, SETTINGS, 'localhost');
  const site = `http://localhost:${shell}`;
  const pages = new PublicPages(registry, async () => (await (await fetch(`${site}/page-scripts.json`)).json()) as PageScripts);
  const setupMiddlewares: ServerConfiguration['setupMiddlewares'] = (middlewares) => [
    { name: 'public-pages', middleware: servePages(pages, site) },
    {
      name: 'registry',
      path: '/registry.json',
      middleware: (_request: unknown, response: ServerResponse) => {
        void registry.document('localhost').then((document) => {
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify(document));
        });
      },
    },
    ...middlewares,
  ];
  await Promise.all([
    serve('shell', shell, api, { setupMiddlewares }),
    ...sections.map(({ name, port }) => serve(name, port, api)),
  ]);
  await registry.start();
}

async function main(only: string | undefined): Promise<void> {
  const ports = readPorts();
  const api = process.env.API_URL ? new URL(process.env.API_URL).origin : `http://localhost:${ports.api}`;
  const section = only === undefined || only === 'shell' ? null : only;
  if (section !== null && !isSection(section)) throw new Error(`'${section}' is not a section of this repository.`);
  if (section === null) await assertFree(ports, false);
  // The server's start takes the longest: everything is built meanwhile.
  await Promise.all([bringUpApi(api), section === null ? everything(ports, api) : alone(section, ports, api)]);
  const port = ports.sections.find(({ name }) => name === section)?.port ?? ports.shell;
  const what = section === null ? 'The console: ' : `${section} alone (signs in as the demo administrator): `;
  console.log(`\n${what}http://localhost:${port}/\nCtrl-C stops ${section === null ? 'everything' : 'it'}.`);
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
