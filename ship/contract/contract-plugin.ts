import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { CONTRACT_FILE } from '../registry/version-contract.ts';
import { deprecatedNeeds } from './missing-names.ts';
import { needsOf } from './needs.ts';
import { installedVersions, packedTypes } from './package-types.ts';
import { readReport } from './stored.ts';

/** What a build says of its contract, by file name: `contract.json`, and the types of its packages. Throws without a report. */
async function contractFiles(compilation: Compilation, root: string): Promise<readonly (readonly [string, string | Buffer])[]> {
  const written = readReport(path.join(root, 'node_modules/@arena/shared'));
  if (written === null) throw new Error('shared/contract-report/ is missing. Run npm run contract and commit what it writes.');
  const report = { ...written, packages: installedVersions(root, written) };
  const types = await packedTypes(root, written);
  const needs = needsOf(compilation);
  for (const sentence of deprecatedNeeds(written, needs))
    compilation.warnings.push(new compilation.compiler.webpack.WebpackError(sentence));
  return [
    [CONTRACT_FILE, JSON.stringify({ formatVersion: 1, needs, types: types.file, report })],
    [types.file, types.bytes],
  ];
}

/** Emits `contract.json` and the types of its packages: what the build was made against and what it takes of that, for `npm run ship` to judge by. */
export class ContractPlugin {
  /** `root`: the folder whose `node_modules` the build uses. */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ContractPlugin', stage }, async () => {
        for (const [file, content] of await contractFiles(compilation, this.root))
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(content));
      });
    });
  }
}
