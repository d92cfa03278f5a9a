/** @jest-environment node */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judge, type Needs } from './judge.ts';
import { packedTypes, unpacked } from './package-types.ts';
import type { ContractReport, PackageTypes } from './report.ts';
import { readReport } from './stored.ts';

// The compiler runs several times, on a machine that may have other things to do.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../..');
/** A machine without any of the packages, such as the origin's. */
const ELSEWHERE = path.join(tmpdir(), 'no-such-folder');
const PLATFORM = '@arena/shared/platform';
const NEEDS: Needs = { [PLATFORM]: ['useQuery', 'useSession'], react: ['useEffectEvent', 'useId', 'useState'] };
const found = readReport(path.join(ROOT, 'shared'));
if (found === null) throw new Error('shared/contract-report/ is missing.');
const WRITTEN: ContractReport = found;

let bytes: Buffer;
let types: PackageTypes;
beforeAll(async () => {
  ({ bytes } = await packedTypes(ROOT, WRITTEN));
  types = unpacked(bytes);
});

/** The contract over older packages: React without `useEffectEvent`, and a query that does not say whether it is enabled. */
function older(): ContractReport {
  const names = ['react', '@types/react', '@tanstack/react-query', '@tanstack/query-core'];
  let changed = 0;
  const textOf = (file: string, text: string) => {
    if (!names.some((name) => file.startsWith(`${name}/`))) return text;
    if (file.endsWith('package.json')) return text.replace(/"version":"(\d+)\.\d+/, '"version":"$1.0');
    const less = text.replace(/export function useEffectEvent.*/, '').replace(/^[ \t]*isEnabled: boolean;$/gm, '');
    if (less !== text) changed += 1;
    return less;
  };
  const packages = { ...WRITTEN.packages, react: '19.0.1', '@tanstack/react-query': '5.0.0', '@tanstack/query-core': '5.0.0' };
  const report = {
    ...WRITTEN,
    packages,
    types: Object.fromEntries(Object.entries(types).map(([file, text]) => [file, textOf(file, text)])),
  };
  expect(changed).toBe(2);
  return report;
}

test('refuses a section built with newer packages than the shell’s, and names what is missing', () => {
  const found = judge({ built: { ...WRITTEN, types }, offered: older(), needs: NEEDS }, ELSEWHERE);
  const { react = '', '@tanstack/react-query': query = '' } = WRITTEN.packages;
  expect(found).toEqual([
    {
      entryPoint: PLATFORM,
      symbol: 'useQuery.isEnabled',
      reason: `It is in @tanstack/react-query ${query}, which the section was built with, and not in 5.0.0, which the shell brings.`,
    },
    {
      entryPoint: 'react',
      symbol: 'useEffectEvent',
      reason: `It is in react ${react}, which the section was built with, and not in 19.0.1, which the shell brings.`,
    },
  ]);
});

test('accepts a section built with older packages, without packages on the checking machine', () => {
  expect(judge({ built: older(), offered: { ...WRITTEN, types }, needs: NEEDS }, ELSEWHERE)).toEqual([]);
});

test('the types of a build are small, and come from the cache the second time', async () => {
  expect(bytes.length).toBeLessThan(450_000);
  const again = await packedTypes(ROOT, WRITTEN);
  expect(again.bytes.equals(bytes)).toBe(true);
  expect(again.file).toMatch(/^types\.[0-9a-f]{8}\.bin$/);
  expect(Object.keys(types)).toEqual(expect.arrayContaining(['@types/react/index.d.ts', 'react/package.json', 'csstype/index.d.ts']));
});
