import type { PageScripts } from '@arena/shared/contract/publishing';
import type { Compiler } from 'webpack';
import { atStage } from '../../section/build/at-stage.ts';
import { sha384Of } from '../../section/build/files-list.ts';
import { bundleStandalone } from '../../section/build/standalone-bundle.ts';

/** Bundles the shell's scripts for public pages (`src/public`) without console code. */
export class PageScriptsPlugin {
  constructor(private readonly options: { readonly dir: string; readonly production: boolean }) {}

  apply(compiler: Compiler) {
    const { dir, production } = this.options;
    atStage(compiler, 'PageScriptsPlugin', compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, async (compilation) => {
      const entry = { 'public-head': './src/public/head.ts', 'public-page': './src/public/main.ts' };
      const { assets, entries } = await bundleStandalone({ dir, production, target: 'web', entry }, compilation);
      const head = entries.get('public-head') ?? '';
      const emit = (name: string, content: string | Buffer) =>
        // Already minimized, so its hash is final.
        compilation.emitAsset(name, new compiler.webpack.sources.RawSource(content), { minimized: true });
      for (const [name, content] of assets) if (name !== head) emit(name, content);
      const file = entries.get('public-page') ?? null;
      const integrity = production && file !== null ? { integrity: sha384Of(assets.get(file) ?? '') } : {};
      const scripts: PageScripts = { head: String(assets.get(head)), file, ...integrity };
      emit('page-scripts.json', JSON.stringify(scripts));
    });
  }
}
