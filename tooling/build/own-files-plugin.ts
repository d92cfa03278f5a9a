import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { atStage } from '../../section/build/at-stage.ts';

const PLACE = '%OWN_FILES%';

/** Writes chunk names and hashes (`__ARENA_OWN_FILES__`) into the program, to avoid a request or a larger document. */
export class OwnFilesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack;
    new DefinePlugin({ __ARENA_OWN_FILES__: JSON.stringify(PLACE) }).apply(compiler);
    // After names are final and before the program's own hash, so that a changed chunk changes the program's name too.
    atStage(compiler, 'OwnFilesPlugin', Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 0.5, (compilation) => {
      const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial()).flatMap(({ files }) => [...files]);
      const table = chunks.sort().map((file) => {
        const content = compilation.getAsset(file)?.source.buffer() ?? '';
        return `${file} ${createHash('sha256').update(content).digest('base64')}`;
      });
      const programs = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()).filter((file) => file.endsWith('.js'));
      for (const file of programs)
        compilation.updateAsset(file, (source) => new sources.RawSource(String(source.source()).replace(PLACE, table.join(' '))));
    });
  }
}
