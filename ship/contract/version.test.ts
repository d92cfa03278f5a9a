/** @jest-environment node */
import path from 'node:path';
import { readReport } from './stored.ts';
import { BREAKING } from './testing/breaking.ts';
import { SAFE } from './testing/safe.ts';
import { objectionTo, windowObjection } from './version.ts';

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

test('a window needs the last report of the previous major version, and adapters that keep what it promised', () => {
  const PLATFORM = '@arena/shared/platform';
  const adapter = 'shared/previous/platform.d.ts';
  const text = "export * from '../platform/index';\n";
  const next = after('2.0', 'an export is removed', 'an answer may be null');
  const window = (more: string): typeof before => ({
    ...next,
    previous: { contract: '1.2', doors: { [PLATFORM]: adapter }, names: {} },
    files: { ...next.files, [adapter]: text + more },
  });
  expect(windowObjection(next, null)).toBeNull();
  expect(windowObjection(window(''), null)).toContain(
    'PREVIOUS_CONTRACT in shared/contract/section/version.ts is 1.2, and there is no report',
  );
  const objection = windowObjection(window("export { useLocation } from 'react-router-dom';\n"), before);
  expect(objection).toContain('Sections built for contract 1.2 cannot live with this shell');
  expect(objection).toContain("messageOf (@arena/shared/platform): Type 'null' is not assignable to type 'string'");
  expect(objection).not.toContain('useLocation');
  const whole = "export { useLocation } from 'react-router-dom';\nexport declare const messageOf: (error: unknown) => string;\n";
  expect(windowObjection(window(whole), before)).toBeNull();
});
