/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewText } from '@arena/shared/contract/publishing';
import { CONTRACT_VERSION } from '@arena/shared/contract/section';
import { canary, promote, publish } from './commands.ts';
import { newKey } from './key-commands.ts';
import { stateOf } from './order.ts';
import { createPreview, previewVersion, stopPreview } from './previews.ts';
import type { Publication } from './publisher.ts';
import { assertGenuine } from './registry/signed-registry.ts';
import { isSignedBy, signingKeys } from './registry/signing.ts';
import { publishShell } from './shell.ts';
import { signFolder } from './sign-folder.ts';
import { writeBuild, writeContract, writeShell } from './testing/small-build.ts';
import { useWorkshop } from './testing/workshop.ts';

const KEYS = signingKeys(newKey());
const clock = { now: new Date('2026-11-29T10:00:00.000Z') };
const workshop = useWorkshop({ why: 'The new filter', now: () => clock.now }, KEYS);
const DAY_MS = 86_400_000;
const later = (days: number) => void (clock.now = new Date(Date.parse('2026-11-29T10:00:00.000Z') + days * DAY_MS));

beforeEach(() => later(0));
afterEach(() => delete process.env.PREVIEW_DAYS);

const small = (version: string, text = version) => ({ folder: 'mfe-small', build: workshop.buildOf(version, text) });
const preview = async (...publications: Parameters<typeof createPreview>[1]) => {
  const registry = await createPreview(workshop.publisher, publications);
  return registry.previews!.at(-1)!;
};
const versions = (folder = 'mfe-small') => readdirSync(path.join(workshop.folder, folder)).sort();
const previewed = async () => (await workshop.publisher.store.read()).previews?.map(({ id }) => id) ?? [];

test('a preview is uploaded and signed like a version, and changes nothing that browsers get but the revision', async () => {
  await workshop.ship('1.0.0');
  const before = await workshop.publisher.store.read();
  const { id, by, why, until, sections } = await preview(small('1.1.0'));
  const [{ live } = {}] = sections;
  expect(live?.version).toMatch(/^1\.1\.0-preview\.[0-9a-f]{8}$/);
  expect([by, why, until, live?.base]).toEqual([
    'Wanjiru',
    'The new filter',
    clock.now.getTime() + 7 * DAY_MS,
    `/live/mfe-small/${live?.version}/`,
  ]);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const after = await workshop.publisher.store.read();
  const [stored] = after.previews ?? [];
  expect(stored?.signature && isSignedBy(previewText(stored), stored.signature, KEYS.known)).toBe(true);
  expect(stored && isSignedBy(previewText({ ...stored, until: until + 1 }), stored.signature!, KEYS.known)).toBe(false);
  assertGenuine(after, KEYS, workshop.folder);
  expect([after.sections, after.held, after.signed?.sections]).toEqual([before.sections, before.held, before.signed?.sections]);
  expect(JSON.stringify(after.signed)).not.toContain(id);
  expect(existsSync(path.join(workshop.folder, 'mfe-small', live?.version ?? '', '.signature'))).toBe(true);
  expect(versions()).toEqual(['1.0.0', live?.version]);

  // The number is still free, and the same build has the same number each time.
  const again = await preview(small('1.1.0'));
  expect([again.sections[0]?.live.version, again.id === id]).toEqual([live?.version, false]);
  expect(await previewVersion(small('1.1.0', 'other'))).not.toBe(live?.version);
  await publish(workshop.publisher, small('1.1.0'));
  // What is signed again, as with another key, stays a preview.
  await signFolder(workshop.folder, KEYS);
  expect(await previewed()).toEqual([id, again.id]);
});

test('several sections, one of them new, are judged together and with the live shell; a dry run uploads nothing', async () => {
  const names = { formatVersion: 1, contract: CONTRACT_VERSION, packages: {}, doors: {}, files: {}, names: { react: 'useState' } } as const;
  const shell = writeShell(path.join(workshop.builds, 'shell'), 'shell', names);
  await publishShell(workshop.publisher, { folder: 'shell', build: shell, version: '1.0.0' });
  const fit = (one: Publication, needs = {}) => (writeContract(one.build, names, needs), one);
  await publish(workshop.publisher, fit(small('1.0.0')));
  const other = (at: string, changes: object) =>
    fit({ folder: 'mfe-other', build: writeBuild(path.join(workshop.builds, at), '1.0.0', at, 1, { name: 'mfe_other', ...changes }) });
  await expect(preview(fit(small('1.1.0')), other('clash', {}))).rejects.toThrow('/admin/small belongs to mfe-small');
  await expect(preview(fit(small('1.2.0'), { react: ['useNothing'] }))).rejects.toThrow('shell 1.0.0 cannot serve it. useNothing');
  await createPreview({ ...workshop.publisher, dryRun: true }, [fit(small('1.1.0'))]);
  expect([await previewed(), versions()]).toEqual([[], ['1.0.0']]);
  const { sections } = await preview(fit(small('1.1.0')), other('fine', { mounts: [] }));
  expect(sections.map(({ name }) => name)).toEqual(['mfe_small', 'mfe_other']);
  await expect(preview({ folder: 'shell', build: shell })).rejects.toThrow('A preview runs in the live shell: name sections only.');
  await expect(preview({ ...small('1.1.0'), share: 5 })).rejects.toThrow('leave out --share and --hold');
});

test('a preview neither is a candidate nor gets in the way of one', async () => {
  await workshop.ship('1.0.0');
  const [{ live } = {}] = (await preview(small('1.1.0'))).sections;
  await expect(promote(workshop.publisher, 'mfe-small')).rejects.toThrow('mfe-small has no candidate');
  await publish(workshop.publisher, { ...small('1.1.0'), hold: true });
  const registry = await canary(workshop.publisher, 'mfe-small', '1.1.0', 5);
  expect(registry.sections[0]?.candidate?.version).toBe('1.1.0');
  expect(registry.sections[0]?.history.map(({ version }) => version)).not.toContain(live?.version);
});

test('the files of a version go with the last preview that has it: when it is stopped, and with the next change after it ended', async () => {
  await workshop.ship('1.0.0');
  const one = await preview(small('1.1.0'));
  later(3);
  const two = await preview(small('1.1.0'));
  const number = one.sections[0]!.live.version;
  await expect(stopPreview(workshop.publisher, one.id, 'mfe-other')).rejects.toThrow(`There is no preview ${one.id} of mfe-other alone.`);
  await stopPreview(workshop.publisher, one.id, '');
  expect([await previewed(), versions()]).toEqual([[two.id], ['1.0.0', number]]);
  await expect(stopPreview(workshop.publisher, one.id, '')).rejects.toThrow('`preview --list` names those that run.');
  later(10);
  expect(stateOf(await workshop.publisher.store.read(), clock.now).previews).toEqual([]);
  // A version of that form that was published under it is one like any other.
  await publish(workshop.publisher, { ...small('2.0.0'), version: '2.0.0-preview.00000000', hold: true });
  expect([await previewed(), versions()]).toEqual([[], ['1.0.0', '2.0.0-preview.00000000']]);
});

test('an interrupted upload of a preview is tidied away, and a finished one is not', async () => {
  await workshop.ship('1.0.0');
  const [{ live } = {}] = (await preview(small('1.1.0'))).sections;
  const at = (version: string) => path.join(workshop.folder, 'mfe-small', version);
  writeFileSync(path.join(at(live?.version ?? ''), '.pending'), '');
  writeBuild(at('1.2.0-preview.0123abcd'), '1.2.0', 'left');
  await workshop.ship('1.3.0');
  expect(versions()).toEqual(['1.0.0', live?.version, '1.3.0']);
});

test('PREVIEW_DAYS says how long it lasts; 0 switches previews off, and no number is refused', async () => {
  await workshop.ship('1.0.0');
  process.env.PREVIEW_DAYS = '2';
  expect((await preview(small('1.1.0'))).until).toBe(clock.now.getTime() + 2 * DAY_MS);
  process.env.PREVIEW_DAYS = '0';
  await expect(preview(small('1.2.0'))).rejects.toThrow('This console has no previews (PREVIEW_DAYS=0).');
  for (const wrong of ['-1', '91', 'a week', '1.5']) {
    process.env.PREVIEW_DAYS = wrong;
    await expect(preview(small('1.2.0'))).rejects.toThrow(`PREVIEW_DAYS must be a whole number from 0 to 90, not ${wrong}.`);
  }
  expect(JSON.parse(readFileSync(path.join(workshop.folder, 'registry.json'), 'utf8'))).toMatchObject({ previews: [{}] });
});
