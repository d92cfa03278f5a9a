import { LOAD_VERIFIED } from '@arena/shared/contract/publishing';
import type { Compiler } from 'webpack';

const VERIFIED = `globalThis[${JSON.stringify(LOAD_VERIFIED)}]`;

/** Replaces webpack's loading code: the page's function sets the address and, if known, the hash. */
const load = (element: string, address: string) =>
  `${VERIFIED} ? ${VERIFIED}(${element}, url) : (${element}.crossOrigin = 'anonymous', ${element}.${address} = url);`;

/** Lets the page verify every script and style that loads on demand. The build itself contains no hashes. */
export class VerifiedLoadingPlugin {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const { CssLoadingRuntimeModule } = compiler.webpack.web;
    compiler.hooks.thisCompilation.tap('VerifiedLoadingPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('VerifiedLoadingPlugin', () =>
        [
          "script = document.createElement('script');",
          'script.setAttribute("data-webpack", dataWebpackPrefix + key);',
          load('script', 'src'),
        ].join('\n'),
      );
      CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap('VerifiedLoadingPlugin', () =>
        [
          "link = document.createElement('link');",
          'link.setAttribute("data-webpack", uniqueName + ":" + key);',
          'link.setAttribute(loadingAttribute, 1);',
          'link.rel = "stylesheet";',
          load('link', 'href'),
        ].join('\n'),
      );
    });
  }
}
