import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** Inlines the font rules, because a file would delay the first paint. `shell/src/boot/fonts.ts` enables them. */
export class InlineStylesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('InlineStylesPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('InlineStylesPlugin', (data) => {
        const styles = data.assetTags.styles.map((tag) => {
          const file = String(tag.attributes.href).replace(/^\//, '');
          const css = compilation.getAsset(file)?.source.source();
          if (css === undefined) throw new Error(`${file} is no file of this build.`);
          return {
            ...tag,
            tagName: 'style',
            attributes: { nonce: '__CSP_NONCE__', media: 'not all', 'data-fonts': true },
            voidTag: false,
            // Every visit downloads the document, so comments and indentation are removed.
            innerHTML: String(css).replaceAll(/\/\*.*?\*\/|\n\s*/gs, ''),
          };
        });
        const scripts = data.assetTags.scripts.map((tag) => ({ ...tag, attributes: { ...tag.attributes, nonce: '__SCRIPT_NONCE__' } }));
        return { ...data, assetTags: { ...data.assetTags, scripts, styles } };
      });
    });
  }
}
