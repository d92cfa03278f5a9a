/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SECTIONS_STATUS_PATH, sectionsStatus } from '@arena/shared/contract/publishing';
import { CONTRACT_VERSION } from '@arena/shared/contract/section';
import { type FiguresRecord, NO_FIGURES } from '@arena/shared/contract/telemetry';
import * as z from '@arena/shared/contract/zod';
import { publish } from '../../ship/commands.ts';
import { appendFigures } from '../../ship/registry/figures-folder.ts';
import { publishShell } from '../../ship/shell.ts';
import { quietPublisher } from '../../ship/testing/quiet-publisher.ts';
import { writeBuild, writeContract, writeShell } from '../../ship/testing/small-build.ts';
import { RegistryKeeper } from '../registry.ts';
import { createSectionServer } from '../section-server.ts';
import { createShellServer, servedFrom } from '../shell-server.ts';

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
const REPORT = { formatVersion: 1, contract: CONTRACT_VERSION, packages: { react: '19.3.1' }, doors: {}, files: {} } as const;
const MANIFEST = { shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' }] };
const HOUR_MS = 3_600_000;

let home: string;
let backend: Server;
let api: string;

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-status-'));
  backend = createServer((request, response) => {
    response.writeHead(request.headers.authorization === 'Bearer admin' ? 200 : 403).end('[]');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterEach(() => {
  backend.close();
  rmSync(home, { recursive: true, force: true });
});

type Options = Parameters<typeof createShellServer>[0];

/** What a server answers to one caller. */
async function asked(options: Omit<Options, 'api'>, token: string | null = 'admin') {
  const server = await createShellServer({ ...options, api });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(url + SECTIONS_STATUS_PATH, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  await server.close();
  return { status: answer.status, caching: answer.headers.get('cache-control'), text };
}
const read = async (options: Omit<Options, 'api'>) => z.parse(sectionsStatus, JSON.parse((await asked(options)).text));

/** The script that has a compressed form. */
const packed = (version: string) => brotliCompressSync(`the code of ${version} // 0`).length;

function build(version: string): string {
  const folder = writeBuild(path.join(home, version), version, `the code of ${version}`, 2);
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(MANIFEST));
  writeContract(folder, REPORT);
  const [script = ''] = readdirSync(folder).filter((file) => file.startsWith('part-0.'));
  writeFileSync(path.join(folder, `${script}.br`), brotliCompressSync(readFileSync(path.join(folder, script))));
  return folder;
}

const counted = (version: string, cohort: FiguresRecord['cohort'], hoursAgo: number, views: number, crashes = 0): FiguresRecord => ({
  ...{ section: 'mfe_small', version, cohort, minute: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString() },
  figures: { ...NO_FIGURES, views, crashes },
});

test('administrators read which version is live, since when and why, its size, its requests and its history; other users do not', async () => {
  const live = path.join(home, 'live');
  const at = (time: string, why: string) => quietPublisher(live, { by: 'Wanjiru', why, now: () => new Date(time) });
  await publishShell(at('2026-05-01T08:00:00Z', ''), {
    ...{ folder: 'shell', version: '2.0.0', build: writeShell(path.join(home, 'shell'), 'shell', REPORT) },
  });
  await publish(at('2026-05-01T09:00:00Z', 'Small begins'), { folder: 'mfe-small', build: build('1.0.0') });
  await publish(at('2026-05-02T09:00:00Z', 'Faster'), { folder: 'mfe-small', build: build('1.1.0'), share: 5 });
  await appendFigures(live, [
    ...[counted('1.0.0', 'live', 2, 100, 1), counted('1.0.0', 'live', 1, 50), counted('1.1.0', 'candidate', 1, 8, 2)],
    ...[counted('1.0.0', 'live', 25, 1000), { ...counted('9.0.0', 'live', 1, 7), section: 'mfe_other' }],
  ]);

  const options = servedFrom(live, SETTINGS);
  const { shell, sections } = await read(options);
  expect([shell, sections.length]).toEqual(['2.0.0', 1]);
  const react = { name: 'react', asked: '^19.0.0, built with 19.3.1', got: '19.3.1', why: '' };
  const second = '// 1'.length + 'the code of 1.0.0 '.length;
  expect(sections[0]).toMatchObject({
    ...{ name: 'mfe_small', folder: 'mfe-small', title: 'Small', owner: { team: 'Small team', contact: '#small' } },
    live: {
      version: '1.0.0',
      share: null,
      since: { at: '2026-05-01T09:00:00.000Z', by: 'Wanjiru', why: 'Small begins' },
      modules: [react],
    },
    candidate: {
      version: '1.1.0',
      share: 5,
      since: { action: 'canary', why: 'Faster' },
      bytes: packed('1.1.0') + second,
      modules: [react],
    },
    lastDay: [
      { version: '1.0.0', cohort: 'live', figures: { views: 150, crashes: 1 } },
      { version: '1.1.0', cohort: 'candidate', figures: { views: 8, crashes: 2 } },
    ],
    changes: [{ action: 'canary' }, { action: 'publish' }],
  });
  expect(sections[0]?.live.bytes).toBe(packed('1.0.0') + second);

  for (const [token, status] of [
    [null, 401],
    ['player', 403],
  ] as const) {
    const answer = await asked(options, token);
    expect([answer.status, answer.caching]).toEqual([status, 'no-store']);
    expect(answer.text).toMatch(/^\{"message":".*administrator.*\."\}$/);
  }
});

test('over separate origins it says which versions are there, and that no history and no counts exist', async () => {
  const folder = build('1.0.0');
  const section = await createSectionServer(folder);
  await section.listen({ host: '127.0.0.1', port: 0 });
  const { port } = section.server.address() as AddressInfo;
  const shell = writeShell(path.join(home, 'shell'), 'shell', REPORT);
  const registry = new RegistryKeeper([{ name: 'mfe-small', port }], SETTINGS, '127.0.0.1');
  await registry.start();
  const { sections } = await read({ folder: shell, registry });
  expect(sections).toMatchObject([
    { folder: 'mfe-small', live: { version: '1.0.0', since: null, modules: [{ name: 'react', got: '19.3.1' }] } },
  ]);
  expect(sections[0]).toMatchObject({ candidate: null, lastDay: null, changes: null });
  expect(sections[0]?.live.bytes).toBe(packed('1.0.0') + '// 1'.length + 'the code of 1.0.0 '.length);
  await section.close();
  // The section's origin is gone: the section stays listed, and the size of its files is not made up.
  expect((await read({ folder: shell, registry })).sections[0]).toMatchObject({ title: 'Small', live: { bytes: null, modules: [] } });
});

test('a folder that nothing was published to is no error, and one that cannot be read is a sentence', async () => {
  const live = path.join(home, 'live');
  expect(await read(servedFrom(live, SETTINGS))).toEqual({ shell: null, sections: [] });
  mkdirSync(live, { recursive: true });
  writeFileSync(path.join(live, 'registry.json'), '{ half');
  const answer = await asked(servedFrom(live, SETTINGS));
  expect(answer).toMatchObject({ status: 503, text: expect.stringContaining("Couldn't read the live versions.") });
});
