import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { errorPage } from './error-page.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/errors');

/** Makes the pages about the codes that the console shows, to be served by its own origin: a console may run where the internet is not. */
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
