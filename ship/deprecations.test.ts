/** @jest-environment node */
import path from 'node:path';
import type { ContractReport } from './contract/report.ts';
import { readReport } from './contract/stored.ts';
import { publish } from './commands.ts';
import { deprecationsCommand } from './deprecations.ts';
import { ownerLines } from './owner-lines.ts';
import { publishShell } from './shell.ts';
import { writeContract, writeShell } from './testing/small-build.ts';
import { useWorkshop } from './testing/workshop.ts';

// Comparing two contracts is a run of the compiler, on a machine that may have others to do.
jest.setTimeout(120_000);

const PLATFORM = '@arena/shared/platform';
const stored = readReport(path.resolve(__dirname, '../shared'));
if (stored === null) throw new Error('shared/contract-report/ is missing: run npm run contract.');
const report: ContractReport = stored;
const NEXT = `${Number(report.contract.split('.')[0]) + 1}.0`;
const door = report.doors[PLATFORM] ?? '';
const NAMES = report.names?.[PLATFORM] ?? '';
const previous = { contract: report.contract, doors: { [PLATFORM]: 'shared/previous/platform.d.ts' }, names: { [PLATFORM]: NAMES } };

const workshop = useWorkshop();
const list = (json = false) => deprecationsCommand(workshop.publisher.store, json);
async function shipShell(version: string, offered: ContractReport) {
  await publishShell(workshop.publisher, {
    folder: 'shell',
    build: writeShell(path.join(workshop.builds, `shell-${version}`), version, offered),
    version,
  });
}
async function ship(version: string, built: ContractReport, ...names: readonly string[]) {
  const build = workshop.buildOf(version);
  writeContract(build, built, { [PLATFORM]: names });
  await publish(workshop.publisher, { folder: 'mfe-small', build });
}

test('names each deprecated name that a live section imports, with its team, and what to do instead', async () => {
  await expect(list()).rejects.toThrow('has no shell to compare the sections with');
  const tagged: ContractReport = { ...report, deprecated: { [PLATFORM]: { useNow: 'Use `useClock`.', ageOf: '' } } };
  await shipShell('1.0.0', tagged);
  await ship('1.0.0', tagged, 'useQuery', 'useNow');
  expect(await list()).toBe(
    `mfe-small 1.0.0 (Small team, #small)\n  useNow (${PLATFORM}) is deprecated and goes with the next major version of the contract. Use \`useClock\`.`,
  );
  await ship('1.1.0', tagged, 'useQuery');
  expect(await list()).toBe(`All sections are built for contract ${report.contract}, and import no deprecated name.`);
});

test('names the sections that are built for the previous contract, and what the next one breaks in them', async () => {
  const text = (report.files[door] ?? '').replace('useUrlState', 'useUrlState as useAddress');
  const adapter = "export * from '../platform/index';\nexport { useUrlState } from '../platform/state/url';\n";
  const names = { ...report.names, [PLATFORM]: NAMES.replace('useUrlState', 'useAddress') };
  const files = { ...report.files, [door]: text, 'shared/previous/platform.d.ts': adapter };
  await shipShell('1.0.0', report);
  await ship('1.0.0', report, 'useQuery', 'useUrlState');
  await shipShell('2.0.0', { ...report, contract: NEXT, names, files, previous });
  expect(await list()).toContain(
    `mfe-small 1.0.0 (Small team, #small)\n  It was built for contract ${report.contract}. For ${NEXT}, change:\n    useUrlState (${PLATFORM}): The shell does not offer it`,
  );
  expect(JSON.parse(await list(true))).toMatchObject({
    contract: NEXT,
    sections: [{ folder: 'mfe-small', contract: report.contract, deprecated: [] }],
  });
});

test('status lists the contracts that each shell of open tabs serves, and the sections that it cannot run', async () => {
  await shipShell('1.0.0', report);
  await shipShell('2.0.0', { ...report, contract: NEXT, previous: { ...previous, doors: {} } });
  await shipShell('3.0.0', { ...report, contract: NEXT });
  await ship('1.0.0', { ...report, contract: NEXT });
  const lines = await ownerLines(workshop.publisher.store, await workshop.publisher.store.read());
  // The descriptor of the small build is for the contract of this repository.
  expect(lines.get('shell')).toEqual([
    `  3.0.0            contract ${NEXT}, can't run mfe-small`,
    `  2.0.0            contract ${NEXT} and ${report.contract}, runs all sections`,
    `  1.0.0            contract ${report.contract}, runs all sections`,
  ]);
});
