/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { PublicPages, type Visit } from './public-pages.ts';
import { RegistryKeeper } from './registry.ts';

const PAGE =
  '<!doctype html><html><head><meta name="arena-shell"/><style>body{color:red}</style></head><body><img src="__SECTION_BASE__a.svg"><a href="__SITE_ORIGIN__/">home</a></body></html>';
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

let origin: Server;
let page = PAGE;
let published = PAGE;

const section = () => ({
  name: 'mfe_public',
  version: '1.0.0',
  documents: [
    { path: '/', file: 'page-index.html' },
    { path: '/feedback', redirect: '/#contact' },
  ],
  integrity: { 'page-index.html': integrityOf(published) },
});

beforeEach(async () => {
  page = PAGE;
  published = PAGE;
  origin = createServer((request, response) => {
    response.setHeader('connection', 'close');
    response.end(request.url === '/section.json' ? JSON.stringify(section()) : page);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
});
const stop = () => {
  origin.closeAllConnections();
  return new Promise<void>((resolve) => origin.close(() => resolve()));
};
afterEach(stop);

const visit = (changes: Partial<Visit> = {}): Visit => ({
  path: '/',
  hostname: 'arena.example',
  origin: 'https://arena.example',
  acceptEncoding: '',
  ifNoneMatch: undefined,
  ...changes,
});

async function pagesOf(formEndpoint: string | null = null, integrity?: string): Promise<PublicPages> {
  const { port } = origin.address() as AddressInfo;
  const settings = { authScheme: 'A"<b>', platformTimeZone: 'UTC', environment: null, formEndpoint };
  const registry = new RegistryKeeper([{ name: 'mfe-public', port }], settings, '127.0.0.1');
  await registry.start();
  return new PublicPages(registry, () =>
    integrity === undefined ? { head: 'run()', file: null } : { head: 'run()', file: 'public.js', integrity },
  );
}

it('inserts the values known when a page is served, and lets in only files that belong to it', async () => {
  const answer = await (await pagesOf('https://forms.example/f/1')).answer(visit());
  const html = String(answer?.body);
  expect(html).not.toContain('__');
  expect(html).toContain('<a href="https://arena.example/">');
  expect(html).toContain('&quot;authScheme&quot;:&quot;A\\&quot;&lt;b>&quot;');
  expect(html).toContain('<script>run()</script>');
  const policy = answer?.headers['content-security-policy'] ?? '';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src ${hash('run()')} 'self' http://arena.example:`);
  expect(answer?.headers).not.toHaveProperty('integrity-policy');
  expect(policy).toContain(`style-src ${hash('body{color:red}')};`);
  expect(policy).toContain("connect-src 'self' https://forms.example;");
});

it('runs nothing but its own scripts where each has a hash, by their addresses', async () => {
  const chunk = `<meta name="arena-chunk" content="__SECTION_BASE__games.js" data-integrity="${integrityOf('games')}"/>`;
  published = page = PAGE.replace('<style>', `${chunk}<style>`);
  const answer = await (await pagesOf(null, integrityOf('public'))).answer(visit());
  expect(String(answer?.body)).toContain(`<meta name="arena-script" content="/public.js" data-integrity="${integrityOf('public')}"/>`);
  const policy = answer?.headers['content-security-policy'] ?? '';
  const { port } = origin.address() as AddressInfo;
  const own = `https://arena.example/public.js http://arena.example:${port}/games.js;`;
  expect(policy).toMatch(new RegExp(`script-src 'sha256-[^']+' ${own.replaceAll('.', '\\.')}`));
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(answer?.headers).toHaveProperty('integrity-policy');
  // A first script that checks nothing, as in development, gets nothing that only one that does can load by.
  const unguarded = await (await pagesOf()).answer(visit());
  expect(unguarded?.headers['content-security-policy']).not.toContain('trusted-types');
  expect(unguarded?.headers).not.toHaveProperty('integrity-policy');
});

it.each(['https://evil.example/x.js', '//evil.example/x.js', '/live/mfe-other/1.0.0/x.js', 'data:text/javascript,evil()', 'https://'])(
  'runs no script that a page names at %s, with a hash or without',
  async (address) => {
    for (const hash of [` data-integrity="${integrityOf('evil')}"`, '']) {
      const named = `<meta name="arena-script" content="${address}"${hash}/>`;
      published = page = PAGE.replace('<meta name', `${named}<meta name`);
      const { headers } = (await (await pagesOf(null, integrityOf('public'))).answer(visit())) ?? {};
      expect(headers?.['content-security-policy']).toMatch(/script-src 'sha256-[^']+' https:\/\/arena\.example\/public\.js;/);
      expect(headers).toHaveProperty('integrity-policy');
    }
  },
);

it('packs a page for browsers that can unpack it, and answers a known one with 304', async () => {
  const pages = await pagesOf();
  const packed = await pages.answer(visit({ acceptEncoding: 'gzip, br' }));
  expect(packed?.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(packed?.body ?? Buffer.alloc(0)))).toContain('run()');
  const known = await pages.answer(visit({ ifNoneMatch: packed?.headers.etag }));
  expect([known?.status, known?.headers['content-security-policy']]).toEqual([304, packed?.headers['content-security-policy']]);
});

it('shows the new version at the next visit, and the last good one when the new one differs from what was published', async () => {
  const pages = await pagesOf();
  await pages.answer(visit());
  page = published = PAGE.replace('home', 'start');
  // A section that is slow to tell of its new version is not waited for: on a busy machine that may be one visit, or two.
  let html = '';
  for (let visits = 0; visits < 20 && !html.includes('>start<'); visits += 1) html = String((await pages.answer(visit()))?.body);
  expect(html).toContain('>start<');
  published = PAGE.replace('home', 'never');
  expect(String((await pages.answer(visit()))?.body)).toContain('>start<');
});

it('keeps its pages when the section is down, and has none that it never saw', async () => {
  const pages = await pagesOf();
  const never = await pagesOf();
  await pages.answer(visit());
  await stop();
  expect((await pages.answer(visit()))?.status).toBe(200);
  expect(await never.answer(visit())).toBeNull();
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
});

it('leads on, and has nothing where no section has a page', async () => {
  const pages = await pagesOf();
  expect(await pages.answer(visit({ path: '/feedback' }))).toMatchObject({ status: 302, headers: { location: '/#contact' } });
  expect(await pages.answer(visit({ path: '/feedback/' }))).toMatchObject({ status: 301, headers: { location: '/feedback' } });
  for (const path of ['/admin', '/admin/', '//', '//feedback']) expect(await pages.answer(visit({ path }))).toBeNull();
});
