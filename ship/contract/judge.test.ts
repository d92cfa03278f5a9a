/** @jest-environment node */
import path from 'node:path';
import { type Breach, judge, judgeAll } from './judge.ts';
import { type ContractReport, hashOf, makeReport } from './report.ts';
import { readReport } from './stored.ts';
import { BREAKING as ALL_BREAKING } from './testing/breaking.ts';
import { type Change, contract, IN, ROOMS, swap } from './testing/changes.ts';
import { SAFE as ALL_SAFE } from './testing/safe.ts';

// The compiler runs several times, on a machine that may have other things to do.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../..');

function committed(): ContractReport {
  const report = readReport(path.join(ROOT, 'shared'));
  if (report === null) throw new Error('shared/contract-report/ is missing: run npm run contract.');
  return report;
}

/** Every third change, and the one whose sentence is read; all of them in `npm test -- long`. */
const WHOLE = process.env.WHOLE !== undefined;
const READ = 'a member of an argument takes less';
const isTried = ({ name }: Change, index: number) => WHOLE || index % 3 === 0 || name === READ;
const BREAKING = ALL_BREAKING.filter(isTried);
const SAFE = ALL_SAFE.filter(isTried);

function changeNamed(wanted: string): Change['change'] {
  const found = [...ALL_BREAKING, ...ALL_SAFE].find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`No change is called '${wanted}'.`);
  return found.change;
}

const REPORT = committed();
const answers = new Map<string, readonly Breach[]>();
beforeAll(() => {
  const changes: readonly Change[] = [...BREAKING, ...SAFE];
  const found = judgeAll(changes.map(({ change, needs }) => ({ built: REPORT, offered: change(REPORT), needs: needs ?? ROOMS })));
  changes.forEach(({ name }, index) => answers.set(name, found[index] ?? []));
});

test('the committed report matches the sources: otherwise run npm run contract', () => {
  expect(makeReport(ROOT)).toEqual(REPORT);
});

test('the changes have unique names', () => {
  expect(answers.size).toBe(BREAKING.length + SAFE.length);
});

test.each(BREAKING)('breaks: $name ($symbol)', ({ name, symbol }) => {
  expect(answers.get(name)?.map((breach) => breach.symbol)).toContain(symbol);
});

test.each(SAFE)('is safe: $name', ({ name }) => {
  expect(answers.get(name)).toEqual([]);
});

test('a change that does not apply is no change', () => {
  expect(() => swap(IN.DOOR, 'nowhere to be found', '')(REPORT)).toThrow('stands 0 times in shared/platform/index.d.ts');
  expect(() => swap(IN.DOOR, 'export', '')(REPORT)).toThrow('times in shared/platform/index.d.ts of the report, not once.');
});

test('every change has a new hash, and an equal hash passes without a comparison of types', () => {
  const hashes = [...ALL_BREAKING, ...ALL_SAFE].map(({ change }) => hashOf(change(REPORT)));
  expect(hashes).not.toContain(hashOf(REPORT));
  // Where there is nothing to compile with, only the hash can answer.
  const same = { ...REPORT, files: Object.fromEntries(Object.entries(REPORT.files).reverse()) };
  expect(judgeAll([{ built: REPORT, offered: same, needs: ROOMS }], '/nowhere')).toEqual([[]]);
  const [breaches] = judgeAll([{ built: REPORT, offered: changeNamed('an export is removed')(REPORT), needs: ROOMS }], '/nowhere');
  expect(breaches).toContainEqual(expect.objectContaining({ reason: expect.stringContaining("'react', which is not installed here") }));
});

test('ignores changes to names that a section does not use', () => {
  const change = changeNamed('an export is removed');
  const needs = { '@arena/shared/platform': ['useSession'] };
  expect(judge({ built: REPORT, offered: change(REPORT), needs })).toEqual([]);
  expect(judge({ built: REPORT, offered: change(REPORT), needs: { '@arena/shared/platform': ['*'] } })).toMatchObject([
    { entryPoint: '@arena/shared/platform', symbol: 'useLocation' },
  ]);
});

test('an entry point that a section only runs must be there too', () => {
  const change = changeNamed('an entry point is gone');
  const judgeOne = (entryPoint: string) => judge({ built: REPORT, offered: change(REPORT), needs: { [entryPoint]: [] } });
  expect(judgeOne('@arena/shared/ui/more')).toMatchObject([{ entryPoint: '@arena/shared/ui/more', symbol: '*' }]);
  expect(judgeOne('@arena/shared/ui/core')).toEqual([]);
});

/** Types that no entry point has today: what was in the entry point, what is in it now, and the symbols that must be named. */
const TOMORROW: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'a property of a component is gone',
    'export declare function Tag(props: { readonly text: string; readonly note?: string }): null;',
    'export declare function Tag(props: { readonly text: string }): null;',
    ['Tag.note'],
  ],
  [
    'one of several forms is gone',
    'export declare function pick(a: string): string;\nexport declare function pick(a: number): number;',
    'export declare function pick(a: string): string;',
    ['pick'],
  ],
  [
    'a form of a union has lost a member, and the other has it',
    "type Step = { readonly kind: 'a'; readonly note?: string } | { readonly kind: 'b'; readonly note?: string };\nexport declare function go(step: Step): void;",
    "type Step = { readonly kind: 'a' } | { readonly kind: 'b'; readonly note?: string };\nexport declare function go(step: Step): void;",
    ['go.note'],
  ],
  [
    'a form of a union is added to what is taken',
    "type Step = { readonly kind: 'a'; readonly note?: string };\nexport declare function go(step: Step): void;",
    "type Step = { readonly kind?: 'a' } | { readonly kind: 'a'; readonly note?: string };\nexport declare function go(step: Step): void;",
    [],
  ],
  [
    'what stands below every name has lost a member',
    'interface Field {\n    readonly label: string;\n    readonly hint?: string;\n}\nexport declare function form(fields: Readonly<Record<string, Field>>): void;',
    'interface Field {\n    readonly label: string;\n}\nexport declare function form(fields: Readonly<Record<string, Field>>): void;',
    ['Field.hint'],
  ],
  [
    'a callback may be given something that it was not written for',
    'export interface Feed {\n    listen: (hear: (text: string) => void) => () => void;\n}\nexport declare const feed: Feed;',
    'export interface Feed {\n    listen: (hear: (text: string | null) => void) => () => void;\n}\nexport declare const feed: Feed;',
    ['Feed.listen'],
  ],
  [
    'a type that leads to itself has lost a member at its end',
    'export interface Tree {\n    readonly branches: readonly Tree[];\n    readonly leaf: { readonly color: string };\n}\nexport declare function tree(): Tree;',
    'export interface Tree {\n    readonly branches: readonly Tree[];\n    readonly leaf: { readonly color: number };\n}\nexport declare function tree(): Tree;',
    ['Tree.leaf.color'],
  ],
];

test('names the innermost symbol, also for types that no entry point exports today', () => {
  const file = REPORT.doors['@arena/shared/ui/more'] ?? '';
  const withText = (text: string) => ({ ...REPORT, files: { ...REPORT.files, [file]: `${REPORT.files[file] ?? ''}${text}\n` } });
  const needed = (text: string) => ({ '@arena/shared/ui/more': /declare (?:const|function) (\w+)/.exec(text)?.slice(1) ?? [] });
  const found = judgeAll(TOMORROW.map(([, was, is]) => ({ built: withText(was), offered: withText(is), needs: needed(was) })));
  expect(TOMORROW.map(([name], index) => [name, found[index]?.map(({ symbol }) => symbol)])).toEqual(
    TOMORROW.map(([name, , , symbols]) => [name, symbols]),
  );
});

test('an unverifiable contract is refused', () => {
  const other = contract(({ major, minor }) => `${major}.${minor + 1}`)(REPORT);
  expect(judge({ built: REPORT, offered: other, needs: { '@arena/other': ['x'] } })).toMatchObject([
    { entryPoint: '@arena/other', symbol: '*' },
  ]);
  const { 'shared/ui/more.d.ts': _, ...files } = REPORT.files;
  expect(judge({ built: { ...REPORT, files }, offered: other, needs: ROOMS })).toMatchObject([
    { entryPoint: '@arena/shared/ui/more', symbol: '*', reason: 'The report that it was built with lacks it: build the section again.' },
  ]);
});

test('a breach is explained in a sentence', () => {
  const reasons = [...answers.values()].flat().map(({ reason }) => reason);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{10,420}\.$/s);
  expect(answers.get(READ)).toEqual([
    {
      entryPoint: '@arena/shared/platform',
      symbol: 'Toast.tone',
      reason: `Type '"info"' is not assignable to type '"success" | "error"', which is all that the shell takes.`,
    },
  ]);
});

test('names no symbol that the change has not touched', () => {
  const besides = BREAKING.flatMap(({ name, symbol }) =>
    (answers.get(name) ?? []).map((breach) => breach.symbol).filter((one) => one !== symbol),
  );
  const alsoTouched = ['Call.extension', 'Capabilities.has', 'SectionDefinition.tiles'];
  expect(besides.filter((symbol) => !alsoTouched.includes(symbol))).toEqual([]);
  if (WHOLE) expect(besides.sort()).toEqual(alsoTouched);
});
