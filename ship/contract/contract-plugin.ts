import type { Compiler } from 'webpack';
import { contractFiles } from './build-contract.ts';

/** Emits `contract.json` and the types of its packages: what the build was made against and what it takes of that, for `npm run ship` to judge by. */
export class ContractPlugin {
  /** `root`: the repository, whose packages it is built with. `report`: where contract-report/ is, when it is elsewhere. */
  constructor(
    private readonly root: string,
    private readonly report = root,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ContractPlugin', stage }, async () => {
        for (const [file, content] of await contractFiles(compilation, this.root, this.report))
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(content));
      });
    });
  }
}
