/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Publisher, publish, rollback } from '../ship/commands.ts';
import { publishShell, rollbackShell } from '../ship/shell.ts';
import { writeBuild, writeShell } from '../ship/testing/small-build.ts';
import { LiveFolder } from './live-folder.ts';
import { quietPublisher } from '../ship/testing/quiet-publisher.ts';

const SETTINGS = { authScheme: 'Arena', platformTimeZone: 'UTC', environment: null };
const HASH = expect.stringMatching(/^sha384-/) as string;
let folder: string;
let publisher: Publisher;
let live: LiveFolder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-live-'));
  publisher = quietPublisher(path.join(folder, 'live'));
  live = new LiveFolder(path.join(folder, 'live'), SETTINGS);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ship = (version: string, more: { share?: number } = {}) =>
  publish(publisher, { folder: 'mfe-small', build: writeBuild(path.join(folder, version), version, version), ...more });
const versions = async () =>
  (await live.document()).sections.map(({ live: now, candidate }) => [now.version, candidate?.version, candidate?.share]);

test('a publish, a canary and a rollback each show at the next request, without the history', async () => {
  expect((await live.document()).sections).toEqual([]);
  await ship('1.0.0');
  expect(await versions()).toEqual([['1.0.0', undefined, undefined]]);
  await ship('1.1.0', { share: 5 });
  expect(await versions()).toEqual([['1.0.0', '1.1.0', 5]]);
  await rollback(publisher, 'mfe-small');
  expect(await versions()).toEqual([['1.0.0', undefined, undefined]]);
  const document = await live.document();
  expect(document.settings).toEqual(SETTINGS);
  expect(document.sections[0]?.live.base).toBe('/live/mfe-small/1.0.0/');
  expect(JSON.stringify(document)).not.toContain('history');
});

test('the version of the shell is there once one was published, and follows it', async () => {
  expect(await live.document()).not.toHaveProperty('shell');
  for (const version of ['1.0.0', '1.1.0'])
    await publishShell(publisher, { folder: 'shell', build: writeShell(path.join(folder, `shell ${version}`), version), version });
  expect((await live.document()).shell).toEqual({ live: { version: '1.1.0', files: HASH } });
  await rollbackShell(publisher);
  expect((await live.document()).shell).toEqual({ live: { version: '1.0.0', files: HASH } });
});

test('an unreadable registry leaves the last known state', async () => {
  await ship('1.0.0');
  await live.document();
  writeFileSync(path.join(folder, 'live/registry.json'), '{ half');
  expect(await versions()).toEqual([['1.0.0', undefined, undefined]]);
});

test('a section has a service of its own while a live version or its candidate says so', async () => {
  const shipWith = (version: string, backend: boolean, share?: number) => {
    const build = writeBuild(path.join(folder, version), version, version, 1, { backend });
    return publish(publisher, { folder: 'mfe-small', build, ...(share === undefined ? {} : { share }) });
  };
  await shipWith('1.0.0', false);
  expect(live.hasBackend('mfe_small')).toBe(false);
  await shipWith('1.1.0', true, 5);
  expect([live.hasBackend('mfe_small'), live.hasBackend('mfe-small'), live.hasBackend('mfe_other')]).toEqual([true, false, false]);
  await rollback(publisher, 'mfe-small');
  expect(live.hasBackend('mfe_small')).toBe(false);
  await shipWith('1.2.0', true);
  expect(live.hasBackend('mfe_small')).toBe(true);
});
