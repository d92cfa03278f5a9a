/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { publish, rollback } from '../ship/commands.ts';
import { KINDS } from '../ship/registry/file-kinds.ts';
import type { Publisher } from '../ship/publisher.ts';
import { publishShell } from '../ship/shell.ts';
import { quietPublisher } from '../ship/testing/quiet-publisher.ts';
import { signedPublisher } from '../ship/testing/signed-publisher.ts';
import { writeBuild, writeList, writeShell } from '../ship/testing/small-build.ts';
import { createSectionServer } from './section-server.ts';
import { createShellServer, servedFrom } from './shell-server.ts';

const EVIL = '<script xmlns="http://www.w3.org/1999/xhtml">evil()</script>';
const INERT = ["sandbox; default-src 'none'", 'nosniff'];
/** What a browser takes for a document. */
const DOCUMENTS = ['html', 'htm', 'xhtml', 'xht', 'xml', 'xsl', 'rdf', 'svgz', 'mht', 'mhtml', 'pdf', 'HTML', 'shtml', 'php', 'unknown'];
const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };

let home: string;
let live: string;
let servers: { close(): Promise<unknown> }[];
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-published-'));
  live = path.join(home, 'live');
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  rmSync(home, { recursive: true, force: true });
});

async function serve(registryKeys: string[] = []): Promise<string> {
  const settings = { ...SETTINGS, ...(registryKeys.length === 0 ? {} : { registryKeys }) };
  const server = await createShellServer({ ...servedFrom(live, settings), api: 'http://127.0.0.1:9' });
  servers.push(server);
  return server.listen({ host: '127.0.0.1', port: 0 });
}

const withFiles = (build: string, version: string, files: readonly string[], more: Partial<SectionDescriptor> = {}): string => {
  for (const file of files) writeFileSync(path.join(build, file), EVIL);
  const section = path.join(build, 'section.json');
  const descriptor = JSON.parse(readFileSync(section, 'utf8')) as SectionDescriptor;
  writeFileSync(section, JSON.stringify({ ...descriptor, ...more, files: writeList(build, 'mfe_small', version) }));
  return build;
};
const ship = (publisher: Publisher, version: string, files: readonly string[] = [], more: { hold?: boolean } = {}) =>
  publish(publisher, {
    folder: 'mfe-small',
    build: withFiles(writeBuild(path.join(home, version), version, version), version, files),
    ...more,
  });
const scriptOf = (version: string) => readdirSync(path.join(live, 'mfe-small', version)).find((file) => file.startsWith('part-0.')) ?? '';

async function asked(url: string, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + address, { headers });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    inert: ['content-security-policy', 'x-content-type-options'].map((name) => answer.headers.get(name)),
    headers: answer.headers,
  };
}
const statusesOf = async (url: string, addresses: readonly string[]) =>
  Object.fromEntries(await Promise.all(addresses.map(async (address) => [address, (await asked(url, address)).status] as const)));

describe.each(['signed', 'not signed'])('a folder that is %s', (how) => {
  let publisher: Publisher;
  let keys: string[];
  beforeEach(() => {
    const signed = signedPublisher(live);
    publisher = how === 'signed' ? signed.publisher : quietPublisher(live);
    keys = how === 'signed' ? signed.registryKeys : [];
  });

  test('sends every kind of file so that a browser runs nothing of it, whether it is there, unchanged or missing', async () => {
    await ship(
      publisher,
      '1.0.0',
      KINDS.map((kind) => `a.0badc0de.${kind}`),
    );
    const url = await serve(keys);
    const listed = KINDS.filter((kind) => kind !== 'map' && kind !== 'bin').map((kind) => `a.0badc0de.${kind}`);
    for (const file of [...listed, scriptOf('1.0.0'), 'section.json', 'files.json', 'mf-manifest.json']) {
      const address = `/live/mfe-small/1.0.0/${file}`;
      const { status, inert, headers } = await asked(url, address);
      expect([file, status, ...inert]).toEqual([file, 200, ...INERT]);
      const again = await asked(url, address, { 'cache-control': 'max-age=0', 'if-none-match': headers.get('etag') ?? '' });
      expect([file, again.status, ...again.inert]).toEqual([file, 304, ...INERT]);
    }
    const missing = [...KINDS, 'svg', ...DOCUMENTS].map((kind) => `mfe-small/1.0.0/gone.0badc0de.${kind}`);
    for (const file of [...missing, 'registry.json', 'mfe-small/9.9.9/x.html', '', 'mfe-small/', '%2e%2e/x.html']) {
      const { status, inert } = await asked(url, `/live/${file}`);
      expect([file, status, ...inert]).toEqual([file, 404, ...INERT]);
    }
  });

  test('sends no link in place of a listed file, nor in place of its packed form', async () => {
    await ship(publisher, '1.0.0', ['a.0badc0de.css']);
    const url = await serve(keys);
    const version = path.join(live, 'mfe-small/1.0.0');
    const secret = path.join(home, 'secret');
    writeFileSync(secret, 'secret');
    const script = scriptOf('1.0.0');
    rmSync(path.join(version, script));
    for (const file of ['a.0badc0de.css.br', script]) symlinkSync(secret, path.join(version, file));
    for (const file of ['a.0badc0de.css', script]) {
      const { status } = await asked(url, `/live/mfe-small/1.0.0/${file}`, { 'accept-encoding': 'br' });
      expect([file, status]).toEqual([file, 404]);
    }
  });

  test('sends nothing for an address with more behind a listed name, or one that cannot be read', async () => {
    await ship(publisher, '1.0.0');
    const url = await serve(keys);
    const listed = scriptOf('1.0.0');
    mkdirSync(path.join(live, `mfe-small/1.0.0/${listed}#`));
    writeFileSync(path.join(live, `mfe-small/1.0.0/${listed}#/x.html`), EVIL);
    // As it stands: `fetch` leaves out what follows a `#`.
    const rawly = (address: string) =>
      new Promise<unknown[]>((resolve, reject) =>
        httpRequest(url, { path: `/live/mfe-small/1.0.0/${address}` }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers['content-security-policy'], answer.headers['x-content-type-options']]);
        })
          .once('error', reject)
          .end(),
      );
    expect(await rawly(`${listed}#/x.html`)).toEqual([404, ...INERT]);
    expect(await rawly('%zz')).toEqual([400, ...INERT]);
  });

  test('sends nothing that no version lists, and nothing of a version that the registry does not name', async () => {
    await ship(publisher, '1.0.0');
    const url = await serve(keys);
    const written = ['mfe-small/1.0.0', 'mfe-small/9.9.9', 'mfe-rooms/9.9.9'].flatMap((at) =>
      ['x.0badc0de.js', ...['svg', ...DOCUMENTS].map((kind) => `x.${kind}`)].map((file) => `${at}/${file}`),
    );
    for (const file of [...written, 'mfe-small/9.9.9/section.json', 'shell/9.9.9/x.html', 'shell/9.9.9/x.0badc0de.js']) {
      mkdirSync(path.dirname(path.join(live, file)), { recursive: true });
      writeFileSync(path.join(live, file), EVIL);
      expect([file, (await asked(url, `/live/${file}`)).status]).toEqual([file, 404]);
      expect([file, (await asked(url, `/%6cive/${file}`)).status]).toEqual([file, 404]);
    }
  });

  test('sends the files of earlier versions, which open tabs run, of a candidate and of a held version', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await ship(publisher, version);
    await publish(publisher, { folder: 'mfe-small', build: writeBuild(path.join(home, '1.3.0'), '1.3.0', 'next'), share: 5 });
    await publish(publisher, { folder: 'mfe-small', build: writeBuild(path.join(home, '1.4.0'), '1.4.0', 'held'), hold: true });
    const addresses = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].map((version) => `/live/mfe-small/${version}/${scriptOf(version)}`);
    const url = await serve(keys);
    const all = Object.fromEntries(addresses.map((address) => [address, 200]));
    expect(await statusesOf(url, addresses)).toEqual(all);
    await rollback(publisher, 'mfe-small');
    await rollback(publisher, 'mfe-small');
    expect(await statusesOf(url, addresses)).toEqual(all);
    expect(await statusesOf(await serve(keys), addresses)).toEqual(all);
  });

  test('sends no document of a shell by its name, nor a file that its list does not name, and the files of an earlier shell', async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await publishShell(publisher, { folder: 'shell', build: writeShell(path.join(home, `shell ${version}`), version), version });
    const mains = ['1.0.0', '1.1.0'].map((version) =>
      readdirSync(path.join(live, 'shell', version)).find((file) => file.startsWith('main.')),
    );
    const evil = ['evil.html', 'evil.svg', 'evil.0badc0de.html', 'error-S-01.html', 'evil.0badc0de.js'];
    for (const file of evil) writeFileSync(path.join(live, 'shell/1.1.0', file), EVIL);
    const url = await serve(keys);
    for (const file of mains) {
      const { status, inert } = await asked(url, `/${file ?? ''}`);
      expect([file, status, ...inert]).toEqual([file, 200, ...INERT]);
    }
    for (const file of evil) {
      const { status, inert } = await asked(url, `/${file}`);
      expect([file, status, ...inert]).toEqual([file, 404, ...INERT]);
    }
  });
});

test('an unsigned version of the history is not sent when keys are set', async () => {
  const { publisher, registryKeys } = signedPublisher(live);
  for (const version of ['1.0.0', '1.1.0']) await ship(publisher, version);
  const at = path.join(live, 'mfe-small/1.0.0');
  withFiles(at, '1.0.0', ['x.0badc0de.js']);
  const url = await serve(registryKeys);
  const addresses = [`x.0badc0de.js`, scriptOf('1.0.0')].map((file) => `/live/mfe-small/1.0.0/${file}`);
  expect(Object.values(await statusesOf(url, addresses))).toEqual([404, 404]);
});

test("a section's own origin sends every file so that a browser runs nothing of it", async () => {
  const build = withFiles(writeBuild(path.join(home, 'own'), '1.0.0', 'own'), '1.0.0', ['x.html', 'x.svg', 'x.0badc0de.js']);
  const server = await createSectionServer(build);
  servers.push(server);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  for (const [file, expected] of [
    ['x.html', 200],
    ['x.svg', 200],
    ['x.0badc0de.js', 200],
    ['section.json', 200],
    ['gone.html', 404],
  ] as const) {
    const { status, inert } = await asked(url, `/${file}`);
    expect([file, status, ...inert]).toEqual([file, expected, ...INERT]);
  }
});
