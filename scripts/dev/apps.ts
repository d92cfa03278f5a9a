import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { PageScripts } from '@arena/shared/contract/publishing';
import { PublicPages } from '../../origin/public-pages.ts';
import { RegistryKeeper } from '../../origin/registry.ts';
import { configurationOf } from '../../section/build/configuration.ts';
import { serviceOrigin } from '../../section/dev/section-service.ts';
import { type Middlewares, serve, type Served } from '../../section/dev/serve.ts';
import { type AppName, ROOT, type SectionName } from '../../tooling/apps.ts';
import { descriptorOf, importSection, NOTHING_BUILT } from '../../section/build/descriptor.ts';
import type { Ports } from '../start/ports.ts';
import { OnDemand } from './on-demand.ts';
import { servePages } from './public-pages.ts';

const SETTINGS = {
  authScheme: process.env.API_AUTH_SCHEME ?? 'Bearer',
  platformTimeZone: process.env.PLATFORM_TIME_ZONE ?? 'UTC',
  environment: 'dev',
  formEndpoint: process.env.FORM_ENDPOINT ?? (process.env.API_URL ? null : '/api/v1/forms/{form}'),
};

/** Replaces the shell's scripts on the pages of a standalone section: signed out, nothing to wait for. */
const ALONE: PageScripts = {
  head: `document.documentElement.dataset.session='visitor';addEventListener('load',()=>document.querySelectorAll('meta[name=arena-script]').forEach(({content})=>document.head.append(Object.assign(document.createElement('script'),{src:content}))))`,
  file: null,
};

async function serveApp(app: AppName, served: Served): Promise<void> {
  const define = await configurationOf(path.join(ROOT, app));
  await serve(define('development'), served);
}

export async function alone(name: SectionName, { sections }: Ports, api: string): Promise<void> {
  const port = sections.find((section) => section.name === name)?.port ?? 0;
  const registry = new RegistryKeeper([{ name, port }], SETTINGS, 'localhost');
  const middleware = servePages(new PublicPages(registry, () => ALONE), `http://localhost:${port}`);
  const origin = serviceOrigin(process.env.BACKEND_URL);
  const service = origin === undefined ? {} : { service: { section: (await importSection(path.join(ROOT, name))).name, origin } };
  await serveApp(name, {
    port,
    api,
    ...service,
    setupMiddlewares: (middlewares) => [{ name: 'public-pages', middleware }, ...middlewares],
  });
  await registry.start();
}

/** Builds the shell at once, and a section at its first request. */
export async function everything({ shell, sections }: Ports, api: string): Promise<void> {
  const site = `http://localhost:${shell}`;
  const sources = sections.map(({ name, port }) => {
    const dir = path.join(ROOT, name);
    const describe = async () => JSON.stringify(descriptorOf(dir, await importSection(dir), NOTHING_BUILT));
    const build = () => serveApp(name, { port, api });
    return { dir, section: new OnDemand({ port, describe, build }) };
  });
  const registry = new RegistryKeeper(sections, SETTINGS, 'localhost');
  const pages = new PublicPages(registry, async () => (await (await fetch(`${site}/page-scripts.json`)).json()) as PageScripts);
  const withPages = sources.filter(({ dir }) => existsSync(path.join(dir, 'documents.tsx')));
  // A section's public paths are known after its build; /admin has no public paths.
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

export { stopServing } from '../../section/dev/serve.ts';
