import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parseContract } from '../../ship/registry/version-contract.ts';
import { BREAKING } from '../../ship/contract/testing/breaking.ts';
import { SAFE } from '../../ship/contract/testing/safe.ts';
import { ROOT } from '../../tooling/apps.ts';
import { buildPrograms, PROGRAMS, type ProgramName } from '../../tooling/build-programs.ts';
import { answers, freePort, HOST } from '../../tooling/network.ts';
import { Installed } from '../harness/installed.ts';
import { ADMIN, logIn } from '../harness/people.ts';
import { heading, ROOMS } from '../harness/rooms.ts';

/** An installation downloads what npm has not kept. */
test.setTimeout(240_000);

let installed: Readonly<Record<ProgramName, Installed>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await buildPrograms(PROGRAMS);
  installed = { api: new Installed('api'), origin: new Installed('origin'), ship: new Installed('ship') };
  expect(await installed.ship.run(['key', 'new'], { SHIP_SIGNING_KEY: keyFile() })).toMatchObject({ code: 0 });
});
test.afterAll(async () => {
  for (const program of Object.values(installed)) await program.remove();
});

const keyFile = () => path.join(installed.ship.folder, 'signing.pem');

/** Publishes into a folder, signed. */
const shipTo =
  (folder: string) =>
  (...args: readonly string[]) =>
    installed.ship.run([...args, '--by', 'A test'], { SHIP_FOLDER: folder, SHIP_SIGNING_KEY: keyFile() });
const dist = (app: string) => path.join(ROOT, app, 'dist');

/** The shell's build under a contract that was changed so. */
function shellAfter(name: string): string {
  const one = [...SAFE, ...BREAKING].find((change) => change.name === name);
  if (one === undefined) throw new Error(`There is no change '${name}'.`);
  const folder = path.join(installed.ship.folder, name.replaceAll(' ', '-'));
  cpSync(dist('shell'), folder, { recursive: true });
  const file = path.join(folder, 'contract.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), report: one.change(parseContract(text).report) }));
  return folder;
}

test('each program is installed without a development package, and the compiler where contracts are judged only', () => {
  for (const program of Object.values(installed)) {
    expect(program.developmentPackages()).toEqual([]);
    expect(['typescript', 'tsx', 'webpack', 'esbuild', '@arena/shared'].filter((name) => program.has(name))).toEqual(
      program.name === 'api' ? [] : ['typescript'],
    );
  }
  expect(installed.origin.has('fastify')).toBe(true);
});

test('installed alone, a section is published, and the console is served with it', async ({ page }) => {
  const live = path.join(installed.ship.folder, 'live');
  const ship = shipTo(live);
  const [apiPort, port] = [await freePort(), await freePort()];
  const [api, url] = [`http://${HOST}:${apiPort}`, `http://${HOST}:${port}`];
  const server = installed.api.start({ HOST, API_PORT: String(apiPort), DATA_DIR: path.join(installed.api.folder, 'data') });
  const { said } = await ship('key', 'list');
  const [, REGISTRY_KEYS = ''] = /^REGISTRY_KEYS=(.+)$/m.exec(said) ?? [];
  expect(REGISTRY_KEYS).toHaveLength(44);
  const origin = installed.origin.start({
    ...{ HOST, PORT: String(port), API_URL: api, SHIP_FOLDER: live, REGISTRY_KEYS },
    FORM_ENDPOINT: '/api/v1/forms/{form}',
  });
  await answers(`${url}/registry.json`, origin.isRunning);
  const before = await fetch(`${url}/admin`);
  expect([before.status, await before.text()]).toEqual([503, expect.stringContaining('No shell has been published here yet.')]);

  expect(await ship('publish', 'shell', '--build', dist('shell'))).toMatchObject({ code: 1, said: expect.stringContaining('--version') });
  expect(await ship('publish', 'mfe-rooms')).toMatchObject({ code: 1, said: expect.stringContaining('--build') });
  expect(await ship('publish', 'shell', '--build', dist('shell'), '--version', '1.0.0')).toMatchObject({ code: 0 });
  for (const section of ['mfe-rooms', 'mfe-public'])
    expect(await ship('publish', section, '--build', dist(section), '--version', '1.0.0')).toMatchObject({ code: 0 });
  expect(await ship('status')).toMatchObject({ code: 0, said: expect.stringMatching(/^mfe-rooms +1\.0\.0$/m) });

  const document = await fetch(`${url}/admin/rooms`);
  expect(await document.text()).toContain('<div id="root">');
  expect(document.headers.get('content-security-policy')).toContain("script-src 'nonce-");
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as { sections: { live: { base: string } }[] };
  expect(registry.sections.map(({ live: { base } }) => base)).toEqual(['/live/mfe-public/1.0.0/', '/live/mfe-rooms/1.0.0/']);
  const version = path.join(live, 'mfe-rooms/1.0.0');
  const [file = ''] = readdirSync(version).filter((name) => /^remoteEntry\.\w+\.js$/.test(name));
  const script = await fetch(`${url}/live/mfe-rooms/1.0.0/${file}`);
  expect(script.status).toBe(200);
  expect((await script.text()) === readFileSync(path.join(version, file), 'utf8'), 'the bytes that were published').toBe(true);

  await answers(`${api}/api/v1/health`, server.isRunning, 60_000);
  expect(await (await fetch(`${url}/api/v1/health`)).json()).toMatchObject({ status: 'ok' });
  await logIn(page, url, ADMIN);
  await page.goto(url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Room \d+$/ }).first()).toBeVisible();
});

test('installed alone, a shell is judged by its types as in the repository', async () => {
  const ship = shipTo(path.join(installed.ship.folder, 'judged'));
  expect(await ship('publish', 'mfe-rooms', '--build', dist('mfe-rooms'), '--version', '1.0.0')).toMatchObject({ code: 0 });
  expect(
    await ship('publish', 'shell', '--build', shellAfter('a class takes one more optional parameter'), '--version', '1.1.0', '--dry-run'),
  ).toMatchObject({ code: 0 });
  const refused = await ship('publish', 'shell', '--build', shellAfter('an export is removed'), '--version', '1.2.0', '--dry-run');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('shell 1.2.0 cannot go live:') });
  expect(refused.said).toContain(
    'mfe-rooms 1.0.0 (Rooms team, rooms-team@arena.test) would break with it. useLocation (@arena/shared/platform)',
  );
});

test('installed alone, the origin is published to over HTTP, and judges by the types that came with the builds', async () => {
  const live = path.join(installed.ship.folder, 'over-http');
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const origin = installed.origin.start({
    ...{ HOST, PORT: String(port), API_URL: url, SHIP_FOLDER: live, SHIP_API: 'on' },
    SHIP_SIGNING_KEY: keyFile(),
  });
  await answers(`${url}/registry.json`, origin.isRunning);
  const tokenOf = async (folder: string) => {
    const { said } = await shipTo(live)('token', 'add', folder, '--json');
    return (JSON.parse(said) as { token: string }).token;
  };
  const ship = (token: string, ...args: readonly string[]) =>
    installed.ship.run([...args, '--to', url, '--by', 'A test'], { SHIP_TOKEN: token });
  const [rooms, shell] = [await tokenOf('mfe-rooms'), await tokenOf('shell')];

  expect(await ship(rooms, 'publish', 'mfe-rooms', '--build', dist('mfe-rooms'), '--version', '1.0.0')).toMatchObject({ code: 0 });
  expect(await ship(rooms, 'publish', 'shell', '--build', dist('shell'), '--version', '1.0.0')).toMatchObject({
    ...{ code: 1, said: expect.stringContaining('This token is for mfe-rooms, not for shell') },
  });
  const refused = await ship(shell, 'publish', 'shell', '--build', shellAfter('an export is removed'), '--version', '1.0.0');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('useLocation (@arena/shared/platform)') });
  const safe = shellAfter('a class takes one more optional parameter');
  expect(await ship(shell, 'publish', 'shell', '--build', safe, '--version', '1.0.0')).toMatchObject({ code: 0 });
  expect(await ship(rooms, 'status')).toMatchObject({ code: 0, said: expect.stringMatching(/^shell +1\.0\.0\nmfe-rooms +1\.0\.0$/m) });
});
