import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { errorPage } from './error-page.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/errors');

/** Served by the console's origin, because a console may run without internet access. */
export class ErrorPagesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ErrorPagesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.contextDependencies.add(FOLDER);
      compilation.hooks.processAssets.tap({ name: 'ErrorPagesPlugin', stage }, () => {
        for (const file of readdirSync(FOLDER)) {
          const page = errorPage(readFileSync(path.join(FOLDER, file), 'utf8'));
          compilation.emitAsset(`error-${path.basename(file, '.md')}.html`, new compiler.webpack.sources.RawSource(page), {
            minimized: true,
          });
        }
      });
    });
  }
}
