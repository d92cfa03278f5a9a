/** @jest-environment node */
import path from 'node:path';
import { readReport } from './stored.ts';
import { BREAKING } from './testing/breaking.ts';
import { SAFE } from './testing/safe.ts';
import { objectionTo } from './version.ts';

// Each question is a run of the compiler, on a machine that may have others to do.
jest.setTimeout(120_000);

const stored = readReport(path.resolve(__dirname, '../../shared'));
if (stored === null) throw new Error('shared/contract-report/ is missing: run npm run contract.');
const before = { ...stored, contract: '1.2' };

/** The report after several changes together: each run of the compiler takes seconds. */
const after = (contract: string, ...names: readonly string[]): typeof before => ({
  ...names.reduce((report, name) => {
    const found = [...BREAKING, ...SAFE].find((one) => one.name === name);
    if (found === undefined) throw new Error(`No change is called '${name}'.`);
    return { ...report, ...found.change(report) };
  }, before),
  contract,
});

test('a breaking change requires a new major version, and names the symbols', () => {
  const objection = objectionTo(before, after('1.3', 'a member of an argument takes less'));
  expect(objection).toContain('Toast.tone (@arena/shared/platform): ');
  expect(objection).toContain('to 2.0.');
  expect(objectionTo(before, after('2.0', 'a member of an argument takes less'))).toBeNull();
});

test('an addition requires a higher minor version, in both directions', () => {
  const objection = objectionTo(before, after('1.2', 'an export is added', 'a section may give one more member'));
  expect(objection).toContain('NavLink (@arena/shared/platform)');
  expect(objection).toContain('SectionDefinition.help (section)');
  expect(objection).toContain('to 1.3:');
  expect(objectionTo(before, after('1.3', 'an argument takes one more optional member'))).toBeNull();
});

test('an invisible change needs no new version', () => {
  const alike = after('1.2', 'the words of a comment', 'a type inside has another name', 'a patch of React');
  expect(objectionTo(before, alike)).toBeNull();
});
