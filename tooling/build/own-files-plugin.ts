import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

const PLACE = '%OWN_FILES%';

/**
 * Writes the hashes of the shell's chunks into its program, which loads them by `__ARENA_OWN_FILES__`: names and hashes, each after a
 * space. A list of its own would be one more request, and in the document its bytes would be sent with every page.
 */
export class OwnFilesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack;
    new DefinePlugin({ __ARENA_OWN_FILES__: JSON.stringify(PLACE) }).apply(compiler);
    compiler.hooks.thisCompilation.tap('OwnFilesPlugin', (compilation) => {
      // When the names are final, and before anything is made of the program's own hash. A chunk that changes has another name, which
      // the program holds: so its own name changes with the table too.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 0.5;
      compilation.hooks.processAssets.tap({ name: 'OwnFilesPlugin', stage }, () => {
        const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial()).flatMap(({ files }) => [...files]);
        const table = chunks.sort().map((file) => {
          const content = compilation.getAsset(file)?.source.buffer() ?? '';
          return `${file} ${createHash('sha256').update(content).digest('base64')}`;
        });
        const programs = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()).filter((file) => file.endsWith('.js'));
        for (const file of programs)
          compilation.updateAsset(file, (source) => new sources.RawSource(String(source.source()).replace(PLACE, table.join(' '))));
      });
    });
  }
}
