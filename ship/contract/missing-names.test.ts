/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { publish } from '../commands.ts';
import { publishShell } from '../shell.ts';
import { quietPublisher } from '../testing/quiet-publisher.ts';
import { writeBuild, writeContract, writeShell } from '../testing/small-build.ts';
import { ENTRY_POINTS } from './entry-points.ts';
import { judge, type Needs } from './judge.ts';
import { missingNames } from './missing-names.ts';
import type { ContractReport } from './report.ts';
import { readReport } from './stored.ts';

jest.setTimeout(120_000);

const found = readReport(path.resolve(__dirname, '../../shared'));
if (found === null) throw new Error('shared/contract-report/ is missing: run npm run contract.');
const report: ContractReport = found;
const before: ContractReport = { ...report, names: undefined };

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'arena-names-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** What the kit's modules really export, and for this test some of React's names. */
const REAL = new Map<string, readonly string[]>([['react', ['default', 'useEffectEvent', 'useState']]]);
beforeAll(async () => {
  for (const name of ENTRY_POINTS) REAL.set(name, Object.keys((await import(name)) as object).sort());
});

test.each(ENTRY_POINTS)('the report names what %s exports at run time', (name) => {
  expect(report.names?.[name]?.split(' ')).toEqual(REAL.get(name));
});

test('the report names what React exports in production', () => {
  expect(report.names?.react?.split(' ')).toEqual(expect.arrayContaining(['default', 'useEffectEvent', 'useState']));
  expect(report.names?.react).not.toMatch(/\bact\b/);
});

const INVENTED = ['useNothing', 'SessionState', 'act', 'constructor', '__proto__', 'default export', ''];
const inAny = fc.constantFrom(...ENTRY_POINTS, 'react', 'constructor', '@arena/shared/ui/next').chain((entryPoint) => {
  const invented = fc.constantFrom(...INVENTED);
  const some = fc.nat().map((at) => (REAL.get(entryPoint) ?? INVENTED).at(at % (REAL.get(entryPoint)?.length ?? 1)) ?? '');
  return fc.tuple(
    fc.constant(entryPoint),
    fc.uniqueArray(fc.oneof({ weight: 8, arbitrary: some }, invented), { minLength: 1, maxLength: 12 }),
  );
});
const anyNeeds = fc
  .uniqueArray(inAny, { selector: ([entryPoint]) => entryPoint, maxLength: 5 })
  .map((list): Needs => Object.fromEntries(list));
const missingOf = (needs: Needs) =>
  Object.entries(needs).flatMap(([entryPoint, names]) =>
    names.filter((name) => !REAL.get(entryPoint)?.includes(name)).map((name) => `${name} (${entryPoint})`),
  );

/** The names for which a section with these needs is refused; empty if it is published. */
async function refusedFor(needs: Needs, withShell: boolean): Promise<readonly string[]> {
  const at = mkdtempSync(path.join(home, 'case-'));
  const publisher = quietPublisher(path.join(at, 'live'));
  if (withShell)
    await publishShell(publisher, { folder: 'shell', build: writeShell(path.join(at, 'shell'), 'shell', report), version: '1.0.0' });
  const build = writeBuild(path.join(at, 'build'), '1.0.0', 'text');
  writeContract(build, report, needs);
  const message = await publish(publisher, { folder: 'mfe-small', build }).then(
    () => '',
    (error: Error) => error.message,
  );
  return [...message.matchAll(/\. (.*) \((\S+)\): The shell does not offer it: correct the name/g)].map(
    ([, name, door]) => `${name ?? ''} (${door ?? ''})`,
  );
}

test.each([true, false])('admits no name that is not there, and names exactly the missing ones; with a shell: %s', async (withShell) => {
  const check = async (needs: Needs) => expect(await refusedFor(needs, withShell)).toEqual(missingOf(needs));
  await fc.assert(fc.asyncProperty(anyNeeds, check), { numRuns: 60, seed: 49, includeErrorInReport: true });
});

test('reports from before they had names are compared by the compiler: a name that neither has, and one that is only a type', () => {
  const platform = '@arena/shared/platform';
  const needs = { [platform]: ['useNothing', 'SessionState', 'useSession'] };
  expect(missingNames(before, needs)).toEqual([]);
  const found = judge({ built: before, offered: { ...before, contract: '5.9' }, needs });
  expect(found.map(({ symbol }) => symbol)).toEqual(['useNothing', 'SessionState']);
});
