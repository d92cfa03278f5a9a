import type { Compiler } from 'webpack';
import { CONTRACT_FILE, contractText } from './build-contract.ts';

/** Emits `contract.json`: what the build was made against and what it takes of that, for `npm run ship` to judge by. */
export class ContractPlugin {
  /** `root`: the repository, whose contract-report/ is taken along. */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContractPlugin', stage }, () =>
        compilation.emitAsset(CONTRACT_FILE, new compiler.webpack.sources.RawSource(contractText(compilation, this.root))),
      );
    });
  }
}
