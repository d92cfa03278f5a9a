/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../tooling/network.ts';
import { forConsole } from './configuration.ts';
import { consoleOf } from './console-of.ts';
import { BuildServer } from './server.ts';

const CONSOLE = 'https://console.example';
let home: string;
let server: BuildServer;

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-into-test-'));
  server = new BuildServer({ folder: home, port: await freePort(), console: CONSOLE });
  writeFileSync(path.join(home, 'section.json'), '{}');
  await server.listen();
});
afterEach(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

async function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  const asked = request(server.origin + address, { method, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

test('only the named console can read the build, and only through this machine’s own name', async () => {
  const answer = await ask('/section.json', { origin: CONSOLE });
  expect([answer.statusCode, answer.headers['access-control-allow-origin'], await text(answer)]).toEqual([200, CONSOLE, '{}']);
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { host: 'evil.example' }] as Record<string, string>[])
    expect((await ask('/section.json', headers)).statusCode).toBe(403);
  for (const address of ['/../etc/passwd', '/..%2fetc/passwd', '/', '/missing.js']) expect((await ask(address)).statusCode).toBe(404);
  expect((await ask('/section.json', {}, 'POST')).statusCode).toBe(405);
});

test('answers a private-network preflight for its console only', async () => {
  const { statusCode, headers } = await ask(
    '/section.json',
    { origin: CONSOLE, 'access-control-request-private-network': 'true' },
    'OPTIONS',
  );
  expect([statusCode, headers['access-control-allow-origin'], headers['access-control-allow-private-network']]).toEqual([
    204,
    CONSOLE,
    'true',
  ]);
});

test('notifies subscribers of each build', async () => {
  const answer = await ask('/changes', { origin: CONSOLE });
  const parts: string[] = [];
  answer.on('data', (part: Buffer) => parts.push(String(part)));
  await once(answer, 'data');
  server.announce();
  await once(answer, 'data');
  expect(parts.join('')).toContain('event: change\n');
  answer.destroy();
});

test('omits from the build only what a published version needs', () => {
  class ContractPlugin {}
  class CompressionPlugin {}
  class DescriptorPlugin {}
  const production = {
    mode: 'production',
    output: { filename: '[contenthash].js' },
    optimization: { moduleIds: 'deterministic' },
  } as const;
  const plugins = [new ContractPlugin(), new CompressionPlugin(), new DescriptorPlugin()].map((one) => Object.assign(one, { apply() {} }));
  const built = forConsole({ ...production, plugins }, home);
  expect(built).toMatchObject({ mode: 'production', output: { filename: '[contenthash].js', path: home } });
  expect(built.optimization).toMatchObject({ moduleIds: 'deterministic', minimize: false });
  expect(built.plugins).toEqual([plugins[2]]);
});

test('accepts only an address as the console', () => {
  expect(consoleOf('https://console.example/admin/sections')).toBe(CONSOLE);
  for (const bad of ['console.example', 'file:///etc', 'https://']) expect(() => consoleOf(bad)).toThrow('Give it in full: --into');
});
