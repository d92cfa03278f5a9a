// Checks the promises of deploy/nginx.conf against a real nginx over the real servers: `npm test` runs it where there is an nginx.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findNginx } from '../../tooling/programs.ts';
import { type Answer, ask } from './ask.ts';
import { checkBrowser } from './browser.ts';
import { checkCalls } from './calls.ts';
import { checkCompression } from './compression.ts';
import { checkCopies } from './copies.ts';
import { checkDocuments } from './documents.ts';
import { checkOutages } from './outages.ts';
import { isNoDocument } from '../../ship/registry/file-kinds.ts';
import { checkSlowRequests } from './slow-requests.ts';
import { openSite, SHELL_FOLDER, type Site } from './site.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const GZIP = { 'accept-encoding': 'gzip' };
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(application|text)\/javascript/,
  '.css': /^text\/css/,
  '.txt': /^text\/plain/,
  '.json': /^application\/json/,
  '.webp': /^image\/webp/,
  ...{ '.jpg': /^image\/jpeg/, '.png': /^image\/png/ },
  '.woff2': /^font\/woff2/,
  '.bin': /^application\/octet-stream/,
};

// What has to go with this process goes at its exit, which a signal alone would not be.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let opened: Site | null = null;
const site = (): Site => {
  if (opened === null) throw new Error('The site did not come up; the reason is above.');
  return opened;
};
before(async () => {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('There is no nginx on this machine. On Debian: apt-get install nginx-light');
  opened = await openSite(nginx);
});
after(() => opened?.close());

const isPlain = (file: string) => !file.startsWith('.') && !/\.(gz|br)$/.test(file) && isNoDocument(file);

/** A file with an immutable cache header and its type, in its compressed form when the build has one. */
async function assertForever(address: string, file: string): Promise<void> {
  const answer = await ask(site().origin, address, { headers: GZIP });
  assert.equal(answer.status, 200, address);
  assert.equal(answer.headers['cache-control'], FOREVER, address);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff', address);
  assert.match(answer.headers['content-type'] ?? '', TYPES[path.extname(file)] ?? /^no type is known$/, address);
  const packed = readdirSync(path.dirname(file)).includes(`${path.basename(file)}.gz`);
  assert.equal(answer.headers['content-encoding'], packed ? 'gzip' : undefined, address);
  assert.deepEqual(answer.bytes, readFileSync(packed ? `${file}.gz` : file), `${address}: the bytes of the build`);
  if (packed) assert.match(answer.headers.vary ?? '', /accept-encoding/i, address);
}

describe('published versions', () => {
  for (const section of ['mfe-rooms', 'mfe-public'])
    it(`of ${section} come from the folder, packed by the build, to be kept for a year`, async () => {
      const folder = path.join(site().folder, section, '1.0.0');
      const files = readdirSync(folder).filter(isPlain);
      assert.ok(files.length > 10 && files.includes('section.json'));
      for (const file of files) await assertForever(`/live/${section}/1.0.0/${file}`, path.join(folder, file));
      const [script = ''] = files.filter((file) => readdirSync(folder).includes(`${file}.gz`));
      const plain = await ask(site().origin, `/live/${section}/1.0.0/${script}`);
      assert.deepEqual([plain.headers['content-encoding'], plain.bytes], [undefined, readFileSync(path.join(folder, script))]);
    });

  it('are the only files of the folder that can be fetched, however a request is written', async () => {
    const secret = readFileSync(path.join(site().folder, 'registry.json'), 'utf8');
    assert.match(secret, /"history"/);
    const version = '/live/mfe-rooms/1.0.0';
    // The folder's contents in the middle of a publish, and a published shell.
    const hidden = [
      'registry.json',
      'registry.json.1.tmp',
      '.lock',
      '.staging/mfe-rooms~1.0.1~here~1~x/1.0.1/section.json',
      'mfe-rooms/1.0.0/.build.json',
      'shell/1.0.0/index.html',
    ];
    for (const file of hidden) {
      mkdirSync(path.dirname(path.join(site().folder, file)), { recursive: true });
      writeFileSync(path.join(site().folder, file), secret);
    }
    const climbs = ['/../../registry.json', '/..%2f..%2fregistry.json', '/%2e%2e/%2e%2e/registry.json', '/..%5c..%5cregistry.json'];
    const folders = ['/live', '/live/', '/live/mfe-rooms', '/live/mfe-rooms/', version, `${version}/`, '/live//registry.json'];
    for (const address of [...climbs.map((climb) => version + climb), ...hidden.map((file) => `/live/${file}`), ...folders]) {
      const { status, text } = await ask(site().origin, address);
      // The shell server's document for `/live`, with what browsers may know of the registry: an address like any other that is no file.
      if (address !== '/live') assert.ok(status === 404 || status === 400, `${address}: ${status}`);
      assert.doesNotMatch(text, address === '/live' ? /"history"/ : /"history"|"formatVersion"/, address);
    }
  });

  it('that are missing answer an uncached 404, and never the document', async () => {
    for (const address of ['/live/mfe-rooms/1.0.0/123.0123abcd.js', '/live/mfe-rooms/9.9.9/section.json', '/main.0123abcd.js']) {
      const { status, headers, text } = await ask(site().origin, address);
      assert.deepEqual([status, headers['cache-control']], [404, 'no-store'], address);
      assert.doesNotMatch(text, /id="root"/, address);
    }
    const { status, headers } = await ask(site().origin, '/gone.js');
    assert.deepEqual([status, headers['cache-control'] ?? ''], [404, '']);
  });
});

describe('the shell', () => {
  it('has its hashed files served from the folder that collects them, including one that was not copied; its notes are not served', async () => {
    const { files } = JSON.parse(readFileSync(path.join(SHELL_FOLDER, '.build.json'), 'utf8')) as { files: string[] };
    const hashed = new Set([...files.filter((file) => /\.[0-9a-f]{8}\.\w+$/.test(file)), site().notCopied]);
    assert.ok(hashed.size > 10);
    for (const file of hashed) {
      await assertForever(`/${file}`, path.join(SHELL_FOLDER, file));
      const by = file === site().notCopied ? new URL(site().shell).host : '-';
      assert.match(await site().nginx.lineOf(`/${file}`), new RegExp(` upstream=${by} `));
    }
    for (const notes of ['/.build.json', '/.modules.json']) assert.equal((await ask(site().origin, notes)).status, 404, notes);
  });

  it('sends the document with a policy of its own each time, packed and never kept', async () => {
    const nonceOf = ({ headers, text }: Answer) => {
      const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(headers['content-security-policy']?.toString() ?? '') ?? [];
      assert.ok(nonce.length > 20 && text.includes(`nonce="${nonce}"`), 'the nonce of the policy is the one of the page');
      return nonce;
    };
    const [one, other] = [await ask(site().origin, '/admin/rooms'), await ask(site().origin, '/admin/rooms')];
    assert.notEqual(nonceOf(one), nonceOf(other));
    assert.deepEqual([one.status, one.headers['cache-control'], one.headers['x-content-type-options']], [200, 'no-store', 'nosniff']);
    assert.equal((await ask(site().origin, '/admin/rooms', { headers: GZIP })).headers['content-encoding'], 'gzip');
    const policy = one.headers['content-security-policy']?.toString() ?? '';
    // As the browser calls this site, through nginx.
    assert.match(policy, new RegExp(`script-src [^;]* ${new URL(site().origin).host}/live/mfe-rooms/[ ;]`));
    assert.doesNotMatch(policy, /unsafe|script-src[^;]*'self'/);
    assert.equal(one.headers['cross-origin-opener-policy'], 'same-origin');
  });

  it('answers HEAD as GET, without a body, as uptime monitors ask', async () => {
    for (const address of ['/', '/admin', '/auth/login', '/registry.json']) {
      const { status, bytes } = await ask(site().origin, address, { method: 'HEAD' });
      assert.deepEqual([status, bytes.length], [200, 0], address);
    }
  });

  it('answers for an unchanged registry with 304, to the weak tag of a packed one too', async () => {
    const plain = await ask(site().origin, '/registry.json');
    const packed = await ask(site().origin, '/registry.json', { headers: GZIP });
    assert.deepEqual([plain.status, plain.headers['cache-control'], packed.headers['content-encoding']], [200, 'no-cache', 'gzip']);
    assert.doesNotMatch(plain.text, /history/);
    const tags = [plain, packed].map(({ headers }) => headers.etag ?? '');
    assert.deepEqual([tags[0]?.slice(0, 1), tags[1]], ['"', `W/${tags[0]}`]);
    for (const tag of tags) {
      const again = await ask(site().origin, '/registry.json', { headers: { ...GZIP, 'if-none-match': tag } });
      assert.deepEqual([again.status, again.bytes.length], [304, 0], tag);
    }
    const other = await ask(site().origin, '/registry.json', { headers: { 'if-none-match': '"another"' } });
    assert.equal(other.status, 200);
  });

  it('sends the public pages with their tag, their policy and addresses that name the public origin', async () => {
    const page = await ask(site().origin, '/', { headers: GZIP });
    assert.deepEqual([page.status, page.headers['cache-control'], page.headers['content-encoding']], [200, 'no-cache', 'gzip']);
    assert.match(
      page.headers['content-security-policy']?.toString() ?? '',
      new RegExp(`script-src 'sha256-[^']+' ${site().origin}/public[^ ]+\\.js ${site().origin}/live/mfe-public/`),
    );
    const again = await ask(site().origin, '/', { headers: { ...GZIP, 'if-none-match': page.headers.etag ?? '' } });
    assert.deepEqual([again.status, again.bytes.length], [304, 0]);
    const sitemap = await ask(site().origin, '/sitemap.xml', { headers: GZIP });
    assert.equal(sitemap.status, 200);
  });
});

describe("a section's own origin", () => {
  it('may be read from every origin, a missing file too, and keeps what carries a hash', async () => {
    const folder = path.join(SHELL_FOLDER, '../../mfe-rooms/dist');
    const script = readdirSync(folder).find((file) => file.startsWith('remoteEntry.') && file.endsWith('.js')) ?? '';
    const expected = [
      [`/${script}`, 200, FOREVER],
      ['/section.json', 200, 'no-cache'],
      ['/mf-manifest.json', 200, 'no-cache'],
      ['/123.0123abcd.js', 404, 'no-store'],
    ] as const;
    for (const [address, status, caching] of expected) {
      const { status: got, headers } = await ask(site().sectionOrigin, address, { headers: { ...GZIP, origin: 'https://arena.example' } });
      assert.deepEqual([got, headers['cache-control']], [status, caching], address);
      assert.deepEqual([headers['access-control-allow-origin'], headers['cross-origin-resource-policy']], ['*', 'cross-origin'], address);
      assert.equal(headers['x-content-type-options'], 'nosniff', address);
    }
    const packed = await ask(site().sectionOrigin, `/${script}`, { headers: GZIP });
    assert.deepEqual(packed.bytes, readFileSync(path.join(folder, `${script}.gz`)));
    assert.equal((await ask(site().sectionOrigin, '/.build.json')).status, 404);
    const { etag = '' } = (await ask(site().sectionOrigin, '/section.json')).headers;
    assert.equal((await ask(site().sectionOrigin, '/section.json', { headers: { 'if-none-match': etag } })).status, 304);
  });
});

checkCalls(site);
checkDocuments(site);
checkCompression(site);
checkSlowRequests(site);
checkCopies(site);
checkBrowser(site);
// Last: nothing runs behind nginx afterwards.
checkOutages(site);
