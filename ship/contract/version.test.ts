/** @jest-environment node */
import path from 'node:path';
import { readReport } from './stored.ts';
import { BREAKING } from './testing/breaking.ts';
import { SAFE } from './testing/safe.ts';
import { objectionTo } from './version.ts';

// Each question is a run of the compiler, on a machine that may have others to do.
jest.setTimeout(120_000);

const stored = readReport(path.resolve(__dirname, '../..'));
if (stored === null) throw new Error('contract-report/ is not there: run npm run contract.');
const before = { ...stored, contract: '1.2' };

function after(name: string, contract: string): typeof before {
  const found = [...BREAKING, ...SAFE].find((one) => one.name === name);
  if (found === undefined) throw new Error(`No change is called '${name}'.`);
  return { ...found.change(before), contract };
}

test('a change that sections cannot live with wants another major version, and names the symbols', () => {
  const objection = objectionTo(before, after('a member of an argument takes less', '1.3'));
  expect(objection).toContain('Toast.tone (@arena/shared/platform): ');
  expect(objection).toContain('to 2.0.');
  expect(objectionTo(before, after('a member of an argument takes less', '2.0'))).toBeNull();
});

test('more than before wants a higher minor version, in both directions', () => {
  for (const [name, symbol] of [
    ['an export is added', 'NavLink (@arena/shared/platform)'],
    ['a section may give one more member', 'SectionDefinition.help (section)'],
  ] as const) {
    const objection = objectionTo(before, after(name, '1.2'));
    expect(objection).toContain(symbol);
    expect(objection).toContain('to 1.3:');
  }
  expect(objectionTo(before, after('an argument takes one more optional member', '1.3'))).toBeNull();
});

test('what nobody can tell apart wants no other version', () => {
  for (const name of ['the words of a comment', 'a type inside has another name', 'a patch of React'])
    expect(objectionTo(before, after(name, '1.2'))).toBeNull();
});
