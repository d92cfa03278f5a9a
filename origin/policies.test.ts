/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { consoleHeaders, pageHeaders, sayEverywhere, sitesOf } from './policies.ts';
import { REPORTS_PATH, servePolicyReports } from './policy-reports.ts';
import { readerOf } from './dev-sections/reader.ts';
import { createSectionServer } from './section-server.ts';

const SOURCES = {
  ...{ styleNonce: 'of-styles', scriptNonce: 'of-scripts', origins: [], sites: ['arena.example'], hashed: true, policyNames: [] },
  folders: ['arena.example/live/mfe-rooms/', 'arena.example/live/mfe-users/'],
};
const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

async function listening(app: FastifyInstance): Promise<string> {
  open.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const policyOf = (headers: Readonly<Record<string, string>>) =>
  new Map((headers['content-security-policy'] ?? '').split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

test('the console’s document runs the shell’s scripts and those below each section’s folder, and nothing else of its site', () => {
  const headers = consoleHeaders(SOURCES);
  const policy = policyOf(headers);
  expect(policy.get('script-src')).toEqual(["'nonce-of-scripts'", ...SOURCES.folders]);
  expect(policy.get('style-src')).toEqual(["'nonce-of-styles'", ...SOURCES.folders]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const kind of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(kind)).toEqual(["'none'"]);
  // One file may be a worker, and nothing else: neither a section's nor an uploaded one.
  expect(policy.get('worker-src')).toEqual(['arena.example/-/dev-sections/reader.js']);
  expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')]).toEqual([["'script'"], ['default']]);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/),
    'reporting-endpoints': `policy="${REPORTS_PATH}"`,
  });
});

test('without hashes none is required', () => {
  expect(consoleHeaders({ ...SOURCES, hashed: false })).not.toHaveProperty('integrity-policy');
});

test('a public page runs its own scripts by their addresses', () => {
  const page = { styles: [], section: 'https://arena.example', forms: [], hashed: true };
  const policy = policyOf(pageHeaders({ ...page, scripts: ["'sha256-x'", 'https://arena.example/a.js'] }));
  expect(policy.get('script-src')).toEqual(["'sha256-x'", 'https://arena.example/a.js']);
  expect(policy.get('style-src')).toEqual(["'none'"]);
  expect(policy.has('require-trusted-types-for')).toBe(true);
});

test('a policy names this site as the browser came to it and as it is called in public; what it cannot name, not', () => {
  expect(sitesOf('127.0.0.1:3000', 'https://arena.example')).toEqual(['127.0.0.1:3000', 'arena.example']);
  expect(sitesOf('arena.example', 'https://arena.example')).toEqual(['arena.example']);
  expect(sitesOf('[::1]:3000', undefined)).toEqual([]);
});

test.each([
  [undefined, undefined],
  ['http://arena.example', undefined],
  ['https://arena.example', 'max-age=31536000'],
])('every answer says what it is; that there is TLS only where there is: %s', async (site, tls) => {
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', sayEverywhere(site));
  app.get('/', () => 'hello');
  const origin = await listening(app);
  for (const address of ['/', '/missing']) {
    const { headers } = await fetch(origin + address);
    const said = ['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy', 'strict-transport-security'];
    expect(said.map((name) => headers.get(name) ?? undefined)).toEqual(['nosniff', 'same-origin', 'same-origin', tls]);
  }
});

test('a section’s published files are readable from everywhere, and developer reads from this site alone', async () => {
  const app = await createSectionServer(import.meta.dirname);
  const { headers } = await fetch(`${await listening(app)}/policies.ts`);
  expect(['access-control-allow-origin', 'cross-origin-resource-policy'].map((name) => headers.get(name))).toEqual(['*', 'cross-origin']);
  expect(readerOf(['http://localhost:*']).headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; connect-src http://localhost:*",
  });
});

describe('reports of what a policy refused', () => {
  const lines: string[] = [];
  const serve = async () => {
    const app = fastify({ forceCloseConnections: true });
    lines.length = 0;
    servePolicyReports(app, (line) => void lines.push(line));
    const origin = await listening(app);
    return async (said: unknown, type = 'application/reports+json') =>
      (await fetch(origin + REPORTS_PATH, { method: 'POST', body: JSON.stringify(said), headers: { 'content-type': type } })).status;
  };
  const report = (blockedURL: string) => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'script-src-elem', blockedURL, documentURL: 'https://arena.example/admin?name=secret' },
  });

  test('are written to the log in either form, each kind once, and without what people searched for', async () => {
    const send = await serve();
    expect(await send([report('https://evil.test/a.js'), report('https://evil.test/a.js')])).toBe(204);
    const old = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data', 'document-uri': 'https://arena.example/\nx' } };
    expect(await send(old, 'application/csp-report')).toBe(204);
    expect(lines).toEqual([
      'A browser refused https://evil.test/a.js by script-src-elem at https://arena.example/admin',
      'A browser refused data by img-src at https://arena.example/?x',
    ]);
  });

  test('fill neither the log nor the memory, with any input', async () => {
    const send = await serve();
    for (const bad of [null, [null], 7, [{ body: 'x' }], {}]) expect([204, 400]).toContain(await send(bad));
    expect(await send('x'.repeat(20_000))).toBe(413);
    await send(Array.from({ length: 100 }, (_, index) => report(`https://evil.test/${index}`)));
    expect(lines.length).toBeLessThanOrEqual(20);
    const answers = [];
    for (let count = 0; count < 70; count += 1) answers.push(await send([]));
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(5);
  });
});
