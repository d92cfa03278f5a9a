// `npm run dev`: all of it; a change is on the screen when it is saved. `npm run dev -w mfe-rooms`: one section on its own page.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import type { PageScripts } from '@arena/shared/contract';
import { isApp, isSection, ROOT, type SectionName } from '../tooling/apps.ts';
import { descriptorOf, importSection, NOTHING_BUILT } from '../tooling/build/descriptor.ts';
import { PublicPages } from '../origin/public-pages.ts';
import { RegistryKeeper } from '../origin/registry.ts';
import { OnDemand } from './dev/on-demand.ts';
import { servePages } from './dev/public-pages.ts';
import { type Middlewares, serveApp, stopServing } from './dev/serve.ts';
import { assertFree, type Ports, readPorts } from './start/ports.ts';
import { Processes } from './start/processes.ts';

const processes = new Processes();

const SETTINGS = {
  authScheme: process.env.API_AUTH_SCHEME ?? 'Bearer',
  platformTimeZone: process.env.PLATFORM_TIME_ZONE ?? 'UTC',
  environment: 'dev',
  formEndpoint: process.env.FORM_ENDPOINT ?? (process.env.API_URL ? null : '/api/v1/forms/{form}'),
};

async function end(code: number): Promise<never> {
  await Promise.all([processes.stop(), stopServing()]);
  process.exit(code);
}

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
  const middleware = servePages(new PublicPages(registry, () => ALONE), `http://localhost:${port}`);
  await serveApp(name, {
    port,
    api,
    setupMiddlewares: (middlewares) => [{ name: 'public-pages', middleware }, ...middlewares],
  });
  await registry.start();
}

/** The shell is built at once; a section when something of it is asked for. */
async function everything({ shell, sections }: Ports, api: string): Promise<void> {
  const site = `http://localhost:${shell}`;
  const sources = sections.map(({ name, port }) => {
    const dir = path.join(ROOT, name);
    const describe = async () => JSON.stringify(descriptorOf(dir, await importSection(dir), NOTHING_BUILT));
    return { dir, section: new OnDemand({ port, describe, build: () => serveApp(name, { port, api }) }) };
  });
  const registry = new RegistryKeeper(sections, SETTINGS, 'localhost');
  const pages = new PublicPages(registry, async () => (await (await fetch(`${site}/page-scripts.json`)).json()) as PageScripts);
  const withPages = sources.filter(({ dir }) => existsSync(path.join(dir, 'documents.tsx')));
  // Which addresses are public pages is known when they have been built; the console's own never are.
  const ready = async (address: string) =>
    address.startsWith('/admin') ? undefined : Promise.all(withPages.map(({ section }) => section.wake()));
  const setupMiddlewares: Middlewares = (middlewares) => [
    { name: 'public-pages', middleware: servePages(pages, site, ready) },
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
  await Promise.all([serveApp('shell', { port: shell, api, setupMiddlewares }), ...sources.map(({ section }) => section.listen())]);
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
