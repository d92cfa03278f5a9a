import path from 'node:path';
import { chromium } from '@playwright/test';
import { type AppName, ROOT, SECTIONS } from '../../tooling/apps.ts';
import { createSectionServer } from '../../origin/section-server.ts';
import { RegistryKeeper } from '../../origin/registry.ts';
import { createShellServer } from '../../origin/shell-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tooling/chromium.ts';

const ADMIN = {
  token: 'size',
  role: 'ROLE_ADMIN',
  user: { id: 1, name: 'Amara Khan', email: 'admin@arena.test', roles: [{ id: 501, name: 'ROLE_ADMIN' }] },
};

interface Measurement {
  readonly requests: readonly string[];
  /** The scripts that were asked for, each with the app whose build it is. */
  readonly scripts: readonly { readonly app: AppName; readonly file: string }[];
}

/** Opens Room Management as a signed-in administrator with an empty cache, and notes what the browser asks for. */
export async function measureRoomManagement(): Promise<Measurement> {
  const sections = await Promise.all(
    SECTIONS.map(async (name) => {
      const server = await createSectionServer(path.join(ROOT, name, 'dist'));
      await server.listen({ port: 0, host: 'localhost' });
      return { name, server, port: (server.server.address() as { port: number }).port };
    }),
  );
  const registry = new RegistryKeeper(sections, { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null }, 'localhost');
  await registry.start();
  const shell = await createShellServer({ folder: path.join(ROOT, 'shell/dist'), registry, api: 'http://localhost:1' });
  const address = await shell.listen({ port: 0, host: 'localhost' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    // Only bytes of the console are weighed here, so the data is empty lists.
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ json: route.request().url().endsWith('/capabilities') ? { capabilities: [] } : [] }),
    );
    await page.addInitScript((record) => localStorage.setItem('auth', JSON.stringify(record)), ADMIN);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const url = new URL('/admin/room-management', address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost'));
    await page.goto(url.href);
    await page.getByRole('tab', { name: /Scheduled/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const appAt = new Map<string, AppName>([
      [url.port, 'shell'],
      ...sections.map(({ name, port }): [string, AppName] => [String(port), name]),
    ]);
    const asked = requests.filter((request) => !request.startsWith('data:'));
    return {
      requests: asked,
      scripts: asked
        .map((request) => new URL(request))
        .filter(({ pathname }) => pathname.endsWith('.js'))
        .map(({ port, pathname }) => ({ app: appAt.get(port) ?? 'shell', file: pathname.slice(1) })),
    };
  } finally {
    await browser.close();
    await Promise.all([shell.close(), ...sections.map(({ server }) => server.close())]);
  }
}
