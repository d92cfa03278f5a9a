import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type AppName, ROOT, type SectionName } from '../../tooling/apps.ts';
import { RegistryKeeper } from '../../origin/registry.ts';
import { createSectionServer } from '../../origin/section-server.ts';
import { createShellServer } from '../../origin/shell-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tooling/chromium.ts';

/** In the console's storage format. */
const ADMIN = {
  token: 'bench',
  role: 'ROLE_ADMIN',
  user: { id: 1, name: 'Amara Khan', email: 'admin@arena.test', roles: [{ id: 501, name: 'ROLE_ADMIN' }] },
};

export interface ServedConsole {
  readonly browser: Browser;
  readonly origin: string;
  appAt(url: URL): AppName;
}

interface ConsoleParts {
  readonly sections: readonly SectionName[];
  readonly api: string;
}

/** Runs `work` with a browser and a built console served in this process. */
export async function withConsole<T>({ sections, api }: ConsoleParts, work: (served: ServedConsole) => Promise<T>): Promise<T> {
  const folderOf = (app: AppName) => path.join(ROOT, app, 'dist');
  const sources = await Promise.all(
    sections.map(async (name) => {
      const server = await createSectionServer(folderOf(name));
      await server.listen({ port: 0, host: 'localhost' });
      return { name, server, port: (server.server.address() as { port: number }).port };
    }),
  );
  const registry = new RegistryKeeper(sources, { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null }, 'localhost');
  await registry.start();
  const shell = await createShellServer({ folder: folderOf('shell'), registry, api });
  const address = await shell.listen({ port: 0, host: 'localhost' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    return await work({
      browser,
      origin: `http://localhost:${new URL(address).port}`,
      appAt: (url) => sources.find(({ port }) => String(port) === url.port)?.name ?? 'shell',
    });
  } finally {
    await browser.close();
    await Promise.all([shell.close(), ...sources.map(({ server }) => server.close())]);
  }
}

export async function signedInPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript((record) => localStorage.setItem('auth', JSON.stringify(record)), ADMIN);
  return page;
}
