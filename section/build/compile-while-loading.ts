import type { Compiler } from 'webpack';

/** https://v8.dev/blog/explicit-compile-hints: the first line of a script; other engines take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Lets Chromium compile the functions of every file in the background, as it arrives. Otherwise it only looks for where each ends,
 * and compiles it on the page's own thread when it is called, most of them while the console starts.
 */
export class CompileWhileLoading {
  apply(compiler: Compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack;
    // After the minimizer, which takes comments out, and before the file's name is made of its content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    new BannerPlugin({ banner: HINT, raw: true, test: /\.js$/, stage }).apply(compiler);
  }
}
