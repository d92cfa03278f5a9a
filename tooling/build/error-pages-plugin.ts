import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { atStage } from '../../section/build/at-stage.ts';
import { errorPage } from './error-page.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/errors');

/** Served by the console's origin, because a console may run without internet access. */
export class ErrorPagesPlugin {
  apply(compiler: Compiler) {
    atStage(compiler, 'ErrorPagesPlugin', compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
      compilation.contextDependencies.add(FOLDER);
      for (const file of readdirSync(FOLDER)) {
        const page = new compiler.webpack.sources.RawSource(errorPage(readFileSync(path.join(FOLDER, file), 'utf8')));
        compilation.emitAsset(`error-${path.basename(file, '.md')}.html`, page, { minimized: true });
      }
    });
  }
}
