/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { parseContract } from '../registry/version-contract.ts';
import { ContractPlugin } from './contract-plugin.ts';
import { writeReport } from './stored.ts';

const PLATFORM = '@arena/shared/platform';
let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'arena-plugin-'))));
afterEach(() => rmSync(root, { recursive: true }));

const build = (program: string) => {
  writeFileSync(path.join(root, 'entry.js'), program);
  const compiler = webpack({
    ...{ context: root, mode: 'production', entry: './entry.js', output: { path: path.join(root, 'out') } },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { [PLATFORM]: { import: false, requiredVersion: false } } }),
      new ContractPlugin(root),
    ],
  });
  return new Promise<Stats>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => (stats === undefined ? reject(error ?? new Error('Nothing was built.')) : resolve(stats))),
    );
  });
};

test('a build warns about each deprecated name that it imports, and contains what it was built with', async () => {
  const shared = path.join(root, 'node_modules/@arena/shared');
  mkdirSync(shared, { recursive: true });
  const deprecated = { [PLATFORM]: { useOld: 'Use `useNew`.', useOlder: '' } };
  writeReport(shared, { formatVersion: 1, contract: '1.2', packages: {}, doors: {}, deprecated, files: {} });
  const stats = await build(`import { useOld, useNew } from '${PLATFORM}'; console.log(useOld, useNew);`);
  expect(stats.compilation.errors).toEqual([]);
  expect(stats.compilation.warnings.map(({ message }) => message)).toEqual([
    `useOld (${PLATFORM}) is deprecated and goes with the next major version of the contract. Use \`useNew\`.`,
  ]);
  const { needs, report } = parseContract(readFileSync(path.join(root, 'out/contract.json'), 'utf8'));
  expect([needs, report.deprecated]).toEqual([{ [PLATFORM]: ['useNew', 'useOld'] }, deprecated]);
});
