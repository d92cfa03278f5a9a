import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ROOT, type SectionName } from '../build/apps.ts';
import { build } from '../build.ts';
import { RegistryKeeper } from '../serve/registry.ts';
import { createSectionServer } from '../serve/section-server.ts';
import { createShellServer } from '../serve/shell-server.ts';
import { CHROMIUM_ARGS } from '../size/room-management.ts';
import { findChromium } from '../test/chromium.ts';

/** Builds and serves a console of some sections in this process, without a backend: routes of the browser answer the calls. */
export async function withConsole(names: readonly SectionName[], work: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  await build(['shell', ...names], () => undefined);
  const sections = await Promise.all(
    names.map(async (name) => {
      const server = await createSectionServer(path.join(ROOT, name, 'dist'));
      await server.listen({ port: 0, host: 'localhost' });
      return { name, server, port: (server.server.address() as { port: number }).port };
    }),
  );
  const registry = new RegistryKeeper(sections, { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null }, 'localhost');
  await registry.start();
  const shell = await createShellServer({ folder: path.join(ROOT, 'shell/dist'), sources: sections, registry, api: 'http://localhost:1' });
  const address = await shell.listen({ port: 0, host: 'localhost' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    await work(browser, `http://localhost:${new URL(address).port}`);
  } finally {
    await browser.close();
    await Promise.all([shell.close(), ...sections.map(({ server }) => server.close())]);
  }
}
