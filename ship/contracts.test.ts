/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContractReport } from './contract/report.ts';
import { readReport } from './contract/stored.ts';
import { type Publisher, promote, publish, rollback } from './commands.ts';
import { FolderStore } from './folder-store.ts';
import { type PublishedRegistry, sectionOf } from './registry/published-registry.ts';
import { publishShell, rollbackShell } from './shell.ts';
import { writeBuild, writeContract, writeShell } from './testing/small-build.ts';
import { quietPublisher } from './testing/quiet-publisher.ts';

const PLATFORM = '@arena/shared/platform';
const NEEDS = { [PLATFORM]: ['useQuery', 'useUrlState'] };
const found = readReport(path.resolve(__dirname, '../shared'));
if (found === null) throw new Error('shared/contract-report/ is missing.');
const report: ContractReport = found;

/** The contract without one of the platform's names. */
function without(name: string): ContractReport {
  const entryPoint = report.doors[PLATFORM] ?? '';
  const text = report.files[entryPoint] ?? '';
  const shorter = text.replace(new RegExp(`\\b${name}\\b,? ?`), '');
  if (shorter === text) throw new Error(`${entryPoint} holds no ${name}: the test has to follow the contract.`);
  return { ...report, files: { ...report.files, [entryPoint]: shorter } };
}
const LESS = without('useUrlState');

const [major = 0] = report.contract.split('.').map(Number);
const NEXT = `${major + 1}.0`;
const ADAPTER = 'shared/previous/platform.d.ts';
/** The next major version, without the name, of a shell that serves this one too; `adapter` is its module for sections of this one. */
function windowWith(adapter: string): ContractReport {
  const names = { ...report.names, [PLATFORM]: (report.names?.[PLATFORM] ?? '').replace('useUrlState', '') };
  const previous = { contract: report.contract, doors: { [PLATFORM]: ADAPTER }, names: { [PLATFORM]: report.names?.[PLATFORM] ?? '' } };
  return { ...LESS, contract: NEXT, names, previous, files: { ...LESS.files, [ADAPTER]: adapter } };
}
const ALL = "export * from '../platform/index';\n";
const WINDOW = windowWith(`${ALL}export { useUrlState } from '../platform/state/url';\n`);
const CLOSED: ContractReport = { ...WINDOW, contract: `${major + 1}.1`, previous: undefined };

let folder: string;
let workshop: string;
let publisher: Publisher;
beforeEach(() => {
  workshop = mkdtempSync(path.join(tmpdir(), 'arena-contracts-'));
  folder = path.join(workshop, 'live');
  publisher = quietPublisher(folder, { by: 'Wanjiru', now: () => new Date(0) });
});
afterEach(() => rmSync(workshop, { recursive: true, force: true }));

const shipShell = (version: string, offered: ContractReport, at = publisher) =>
  publishShell(at, { folder: 'shell', build: writeShell(path.join(workshop, `shell-${version}`), version, offered), version });
function ship(
  version: string,
  needs: Readonly<Record<string, readonly string[]>>,
  built = report,
  at = publisher,
): Promise<PublishedRegistry> {
  const build = writeBuild(path.join(workshop, version), version, version);
  writeContract(build, built, needs);
  return publish(at, { folder: 'mfe-small', build });
}
const state = async () => {
  const registry = await publisher.store.read();
  return { shell: registry.shell?.live.version, section: sectionOf(registry, 'mfe-small')?.live.version };
};

test('a shell that would break a live section is refused: the symbol, the section and its team are named, and nothing is left', async () => {
  await shipShell('1.0.0', report);
  await ship('1.0.0', NEEDS);
  await expect(shipShell('1.1.0', LESS)).rejects.toThrow(
    /shell 1\.1\.0 cannot go live:\n {2}mfe-small 1\.0\.0 \(Small team, #small\) would break with it\. useUrlState \(@arena\/shared\/platform\)/,
  );
  expect(await state()).toEqual({ shell: '1.0.0', section: '1.0.0' });
  expect(readdirSync(path.join(folder, 'shell'))).toEqual(['1.0.0']);
  // A section that does not need it still works.
  await ship('1.2.0', { [PLATFORM]: ['useQuery'] });
  await shipShell('1.1.0', LESS);
  expect(await state()).toEqual({ shell: '1.1.0', section: '1.2.0' });
});

test('a section is refused while the live shell or one of the two before it cannot serve it', async () => {
  await shipShell('1.0.0', LESS);
  await ship('1.0.0', { [PLATFORM]: ['useQuery'] }, LESS);
  for (const version of ['1.1.0', '1.2.0']) {
    await shipShell(version, report);
    await expect(ship('2.0.0', NEEDS)).rejects.toThrow(
      /mfe-small 2\.0\.0 cannot go live:\n {2}shell 1\.0\.0 cannot serve it\. useUrlState/,
    );
  }
  await shipShell('1.3.0', report);
  await ship('2.0.0', NEEDS);
  expect(await state()).toEqual({ shell: '1.3.0', section: '2.0.0' });
});

test('a shell that serves two major versions lets sections go over one by one, and closes the window when none is left', async () => {
  await shipShell('1.0.0', report);
  await ship('1.0.0', NEEDS);
  await expect(ship('2.0.0', { [PLATFORM]: ['useQuery'] }, WINDOW)).rejects.toThrow(
    `shell 1.0.0 cannot serve it. CONTRACT_VERSION (section): It was built for contract ${NEXT}, and the shell offers ${report.contract}. Publish a shell that offers it first, or both as one change with --set.`,
  );
  await expect(shipShell('2.0.0', windowWith(ALL))).rejects.toThrow(
    /mfe-small 1\.0\.0 \(Small team, #small\) would break with it\. useUrlState \(@arena\/shared\/platform\): The shell does not offer it/,
  );
  await shipShell('2.0.0', WINDOW);
  // Its fix for the earlier contract, while the window is open.
  await ship('1.0.1', NEEDS);
  await expect(shipShell('3.0.0', CLOSED)).rejects.toThrow(
    `mfe-small 1.0.1 (Small team, #small) would break with it. CONTRACT_VERSION (section): It was built for contract ${report.contract}, and the shell offers ${CLOSED.contract}. Build the section for contract ${CLOSED.contract}, or publish a shell that still serves its version.`,
  );
  // The shell before, which offers the earlier contract only, is no obstacle: its tabs keep the version that they have.
  await ship('2.0.0', { [PLATFORM]: ['useQuery'] }, WINDOW);
  await shipShell('3.0.0', CLOSED);
  expect(await state()).toEqual({ shell: '3.0.0', section: '2.0.0' });
  await expect(rollback(publisher, 'mfe-small')).rejects.toThrow(`Build the section for contract ${CLOSED.contract}`);
});

test('a shell with another major version of React needs a set even with a window: only sections with their own React and no shared module go on', async () => {
  const react = (version: string) => ({ packages: { ...report.packages, react: version } });
  await shipShell('1.0.0', report);
  await ship('1.0.0', NEEDS);
  const next: ContractReport = { ...WINDOW, ...react('20.0.0') };
  await expect(shipShell('2.0.0', next)).rejects.toThrow(
    /would break with it\. react \(.*It was built for react 19\.\S+, and the shell brings 20\.0\.0/,
  );
  await ship('1.1.0', {});
  await shipShell('2.0.0', next);
  expect(await state()).toEqual({ shell: '2.0.0', section: '1.1.0' });
});

test('a section and a shell with different loaders refuse each other', async () => {
  await shipShell('1.0.0', report);
  await expect(ship('1.0.0', NEEDS, { ...report, loader: 2 })).rejects.toThrow(
    'shell 1.0.0 cannot serve it. LOADER_VERSION (section): It was built for loader 2, and the shell has loader 1',
  );
  await ship('1.0.0', NEEDS, { ...report, loader: undefined });
  await expect(shipShell('2.0.0', { ...report, loader: 2 })).rejects.toThrow('It was built for loader 1, and the shell has loader 2');
});

test('checks a rollback like a publish: neither side returns to a version that breaks the other', async () => {
  await shipShell('1.0.0', LESS);
  await shipShell('1.1.0', report);
  await shipShell('1.2.0', report);
  await shipShell('1.3.0', report);
  await ship('1.0.0', NEEDS);
  await expect(rollbackShell(publisher, '1.0.0')).rejects.toThrow(/mfe-small 1\.0\.0 \(Small team, #small\) would break/);
  await rollbackShell(publisher);
  expect((await state()).shell).toBe('1.2.0');

  await ship('1.1.0', { [PLATFORM]: ['useQuery'] });
  await shipShell('1.4.0', LESS);
  await expect(rollback(publisher, 'mfe-small')).rejects.toThrow(/mfe-small 1\.0\.0 cannot go live:\n {2}shell 1\.4\.0 cannot serve it/);
  await expect(promote(publisher, 'mfe-small', '1.0.0')).rejects.toThrow(/shell 1\.4\.0 cannot serve it/);
});

test('a rollback to a shell whose files are gone is refused: every page would fail', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await shipShell(version, report);
  const registryText = () => readFileSync(path.join(folder, 'registry.json'), 'utf8');
  const before = registryText();
  rmSync(path.join(folder, 'shell/1.0.0'), { recursive: true });
  await expect(rollbackShell(publisher, '1.0.0')).rejects.toThrow('shell 1.0.0 was published here, but its files are gone.');
  rmSync(path.join(folder, 'shell/1.1.0/index.html'));
  await expect(rollbackShell({ ...publisher, dryRun: true })).rejects.toThrow('shell 1.1.0 was published here, but its files are gone.');
  expect(registryText()).toBe(before);
});

/** A folder that another publisher publishes to as soon as an upload begins. */
class Overtaken extends FolderStore {
  constructor(
    place: string,
    private overtake: (() => Promise<unknown>) | null,
  ) {
    super(place);
  }

  override async stage(...upload: Parameters<FolderStore['stage']>) {
    const now = this.overtake;
    this.overtake = null;
    await now?.();
    return super.stage(...upload);
  }
}

test('a version that goes live during a check is checked too', async () => {
  await shipShell('1.0.0', report);
  await ship('1.0.0', { [PLATFORM]: ['useQuery'] });
  const slow: Publisher = { ...publisher, store: new Overtaken(folder, () => ship('1.1.0', NEEDS)) };
  await expect(shipShell('1.1.0', LESS, slow)).rejects.toThrow(/mfe-small 1\.1\.0 .* would break with it\. useUrlState/);
  expect(await state()).toEqual({ shell: '1.0.0', section: '1.1.0' });
  expect(readdirSync(path.join(folder, '.staging'))).toEqual([]);
});

test('a build that does not say what it needs is refused, and a dry run changes nothing', async () => {
  const build = writeBuild(path.join(workshop, 'mute'), '1.0.0', 'mute');
  rmSync(path.join(build, 'contract.json'));
  await expect(publish(publisher, { folder: 'mfe-small', build })).rejects.toThrow(/contract\.json is missing\. Build this version again/);
  await shipShell('1.0.0', report, { ...publisher, dryRun: true });
  expect((await state()).shell).toBeUndefined();
  await expect(rollbackShell(publisher)).rejects.toThrow(
    `${folder} has no live version of shell: it has no live section. Check the section's name`,
  );
});
