/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionMount } from '@arena/shared/contract/section';
import { publish } from './commands.ts';
import type { ContractReport } from './contract/report.ts';
import { newKey } from './key-commands.ts';
import { FolderStore } from './folder-store.ts';
import type { PublishedRegistry } from './registry/published-registry.ts';
import { signingKeys } from './registry/signing.ts';
import { assertGenuine } from './registry/signed-registry.ts';
import { publishSet, rollbackSet } from './sets.ts';
import { publishShell } from './shell.ts';
import { writeBuild, writeContract, writeShell } from './testing/small-build.ts';
import { useWorkshop } from './testing/workshop.ts';

const KEYS = signingKeys(newKey());
const workshop = useWorkshop({ why: 'The next contract' }, KEYS);

const contractOf = (contract: string): ContractReport => ({
  formatVersion: 1,
  contract,
  packages: {},
  doors: {},
  files: {},
  names: { react: 'useState' },
});
const SECTIONS = ['mfe-one', 'mfe-two'] as const;

/** A build of the shell or of a section for a contract. */
function member(folder: string, version: string, contract: string, needs: Readonly<Record<string, readonly string[]>> = {}) {
  const at = path.join(workshop.builds, folder, version);
  if (folder === 'shell') return { folder, version, build: writeShell(at, version, contractOf(contract)) };
  const mount: SectionMount = { path: `/admin/${folder}`, role: null, layout: 'console', preload: [], pages: [] };
  const build = writeBuild(at, version, `${folder} ${version}`, 1, { name: folder.replace('-', '_'), mounts: [mount] });
  writeContract(build, contractOf(contract), needs);
  return { folder, build };
}
const all = (version: string, contract: string) => ['shell', ...SECTIONS].map((folder) => member(folder, version, contract));
const stateOf = ({ shell, sections }: PublishedRegistry) => [shell?.live.version, ...sections.map(({ live }) => live.version)];
const state = async () => stateOf(await workshop.publisher.store.read());
const everything = () => [
  readFileSync(path.join(workshop.folder, 'registry.json'), 'utf8'),
  readdirSync(workshop.folder, { recursive: true }).sort(),
];

/** Remembers each registry that is written. */
class Watched extends FolderStore {
  readonly seen: (readonly (string | undefined)[])[] = [];
  override async commit(...given: Parameters<FolderStore['commit']>) {
    const registry = await super.commit(...given);
    assertGenuine(registry, KEYS, this.place);
    this.seen.push(stateOf(registry));
    return registry;
  }
}
const watched = () => {
  const store = new Watched(workshop.folder, () => KEYS);
  return { store, publisher: { ...workshop.publisher, store } };
};

test('a shell with the next contract and its sections go live as one revision, and come back as one', async () => {
  await publishSet(workshop.publisher, all('1.0.0', '5.0'));
  const next = all('2.0.0', '6.0');
  const before = everything();
  await expect(publishShell(workshop.publisher, next[0]!)).rejects.toThrow('mfe-one 1.0.0 (Small team, #small) would break with it.');
  for (const one of next.slice(1)) await expect(publish(workshop.publisher, one)).rejects.toThrow('shell 1.0.0 cannot serve it.');
  await expect(publishSet(workshop.publisher, next.slice(0, 2))).rejects.toThrow('mfe-two 1.0.0 (Small team, #small) would break with it.');
  expect(everything()).toEqual(before);

  const { store, publisher } = watched();
  expect(stateOf(await publishSet({ ...publisher, dryRun: true }, next))).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  expect(everything()).toEqual(before);
  await publishSet(publisher, next);
  expect(await state()).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  // A section published alone isn't compared with shells from before the set.
  await publish(publisher, member('mfe-two', '2.1.0', '6.0'));
  await expect(rollbackSet(publisher, 'shell')).rejects.toThrow('mfe-two 2.1.0 went live after the set of shell');
  await publishSet(publisher, [member('mfe-two', '2.0.0', '6.0')]);
  await expect(rollbackSet(publisher, 'mfe-one')).rejects.toThrow('mfe-two 2.0.0 went live after the set of mfe-one');
  expect(store.seen).toHaveLength(3);
});

test('one rollback takes a set back, whichever member it names, and only once', async () => {
  await publishSet(workshop.publisher, all('1.0.0', '5.0'));
  await publishSet(workshop.publisher, all('2.0.0', '6.0'));
  const { store, publisher } = watched();
  await rollbackSet(publisher, 'mfe-two');
  expect(store.seen).toEqual([['1.0.0', '1.0.0', '1.0.0']]);
  await expect(rollbackSet(publisher, 'shell')).rejects.toThrow('The last set of shell was already rolled back.');
  await publish(publisher, member('mfe-one', '1.1.0', '5.0'));
  expect(await state()).toEqual(['1.0.0', '1.1.0', '1.0.0']);
});

test('what a set published for the first time leaves with it, and its history waits', async () => {
  await publishSet(workshop.publisher, all('1.0.0', '5.0'));
  await publishSet(workshop.publisher, [...all('2.0.0', '6.0'), member('mfe-three', '1.0.0', '6.0')]);
  await rollbackSet(workshop.publisher, 'shell');
  expect(await state()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  const registry = await publish(workshop.publisher, member('mfe-three', '1.1.0', '5.0'));
  const history = registry.sections.find(({ folder }) => folder === 'mfe-three')?.history;
  expect(history?.map(({ action, version }) => `${action} ${version}`)).toEqual(['publish 1.0.0', 'rollback 1.0.0', 'publish 1.1.0']);
  await expect(rollbackSet(workshop.publisher, 'mfe-four')).rejects.toThrow('mfe-four was not published in a set.');
});

test('the first set of all goes away as a whole', async () => {
  await publishSet(workshop.publisher, all('1.0.0', '5.0'));
  expect(stateOf(await rollbackSet(workshop.publisher, 'mfe-one'))).toEqual([undefined]);
  await publishSet(workshop.publisher, all('1.0.0', '5.0'));
  const { shell } = await workshop.publisher.store.read();
  expect(shell?.history.map(({ action }) => action)).toEqual(['publish', 'rollback', 'publish']);
});

test.each([
  [
    'needs a name that the shell lacks',
    () => member('mfe-two', '2.0.0', '6.0', { react: ['useNothing'] }),
    'shell 2.0.0 cannot serve it. useNothing',
  ],
  ['is for another contract', () => member('mfe-two', '2.0.0', '7.0'), 'mfe-two 2.0.0 cannot go live:\n  shell 2.0.0 cannot serve it.'],
  [
    'has other files under a used number',
    () => ({ ...member('mfe-two', '2.0.0', '6.0'), version: '1.0.0' }),
    'mfe-two 1.0.0 was published before',
  ],
  ['is no build', () => ({ folder: 'mfe-two', build: workshop.builds }), 'this is not the build of a section'],
])('a set in which one %s changes nothing', async (_, wrong, message) => {
  await publishSet(workshop.publisher, all('1.0.0', '5.0'));
  const before = everything();
  await expect(publishSet(workshop.publisher, [...all('2.0.0', '6.0').slice(0, 2), wrong()])).rejects.toThrow(message);
  expect(everything()).toEqual(before);
});
