/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseContract } from '../registry/version-contract.ts';
import { declarationsOf } from './declarations.ts';
import { packageOf } from './entry-points.ts';
import { normalized } from './normalize.ts';
import { hashOf } from './report.ts';
import { readFrozen, readReport, writeReport } from './stored.ts';

test('names a module by its package', () => {
  expect(['react/jsx-runtime', '@mui/material/styles', 'zod'].map(packageOf)).toEqual(['react', '@mui/material', 'zod']);
});

test('a written report is read back, and replaces the earlier files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-contract-'));
  const report = { formatVersion: 1, contract: '1.0', packages: { react: '19.0.0' }, doors: { a: 'a/index.d.ts' } } as const;
  expect(readReport(folder)).toBeNull();
  writeReport(folder, { ...report, files: { 'a/index.d.ts': 'export {};\n', 'a/old.d.ts': 'export {};\n' } });
  const last = { ...report, files: { 'a/index.d.ts': 'export declare const a: 1;\n' } };
  writeReport(folder, last);
  expect(readReport(folder)).toEqual(last);
  writeFileSync(path.join(folder, 'contract-report/a/index.d.ts'), 'export declare const a: 2;\n');
  expect(hashOf(readReport(folder) ?? last)).not.toBe(hashOf(last));
  rmSync(folder, { recursive: true });
});

test('the last report of the previous major version is stored next to the current one, until it is written without', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-contract-'));
  const reportOf = (contract: string) =>
    ({
      formatVersion: 1,
      contract,
      packages: {},
      doors: { a: 'a.d.ts' },
      files: { 'a.d.ts': `export declare const a: ${contract};\n` },
    }) as const;
  writeReport(folder, reportOf('2.0'), reportOf('1.4'));
  expect([readReport(folder), readFrozen(folder)]).toEqual([reportOf('2.0'), reportOf('1.4')]);
  writeReport(folder, reportOf('2.1'));
  expect([readReport(folder), readFrozen(folder)]).toEqual([reportOf('2.1'), null]);
  rmSync(folder, { recursive: true });
});

test('methods become properties, and hidden members go', () => {
  const text = `export interface A<T> {
    /** Kept. */
    one(a: string): void;
    two?<U extends T>(a: U, ...rest: string[]): asserts a is U & string;
    many(a: string): string;
    many(a: number): number;
    inner(a: { deep(b: string): void }): { deeper(): T };
}
export declare class B {
    private secret;
    #own;
    private hidden(): void;
    protected seen(a: string): number;
    static of(a: string): B;
    of(a: number): B;
    constructor(a: string);
    get value(): string;
}
`;
  expect(normalized('a.d.ts', text)).toBe(`export interface A<T> {
    /** Kept. */
    one: (a: string) => void;
    two?: <U extends T>(a: U, ...rest: string[]) => asserts a is U & string;
    many: { (a: string): string;
    (a: number): number; };
    inner: (a: { deep: (b: string) => void }) => { deeper: () => T };
}
export declare class B {
    seen: (a: string) => number;
    static of: (a: string) => B;
    of: (a: number) => B;
    constructor(a: string);
    get value(): string;
}
`);
});

test('a file that carries no contract is refused', () => {
  const report = { formatVersion: 1, contract: '1.0', packages: {}, doors: {}, files: {} };
  const needs = { react: ['useState'] };
  const types = 'types.00000000.bin';
  expect(parseContract(JSON.stringify({ formatVersion: 1, needs, report, types }))).toEqual({ needs, report, types });
  for (const text of [
    '{}',
    '[',
    JSON.stringify({ formatVersion: 2, needs, report, types }),
    JSON.stringify({ formatVersion: 1, needs, report: {}, types }),
    JSON.stringify({ formatVersion: 1, needs, report, types: 'types.bin' }),
  ])
    expect(() => parseContract(text)).toThrow();
});

test('a deprecated name is found behind a list of exports, with what to use instead', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-contract-'));
  mkdirSync(path.join(folder, 'shared'));
  writeFileSync(
    path.join(folder, 'shared/a.ts'),
    '/** @deprecated Use `b`. */\nexport const a = 1;\n/** No tag. */\nexport const b = 2;\n',
  );
  writeFileSync(path.join(folder, 'shared/index.ts'), "export { a, b } from './a';\n");
  const { deprecatedOf } = declarationsOf(folder, ['shared/index.ts'], new Map());
  expect(deprecatedOf(path.join(folder, 'shared/index.ts'))).toEqual([['a', 'Use `b`.']]);
  rmSync(folder, { recursive: true });
});
