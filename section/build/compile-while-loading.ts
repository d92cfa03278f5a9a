import type { Compiler } from 'webpack';

/** https://v8.dev/blog/explicit-compile-hints: the first line of a script; other engines take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Lets Chromium compile every file's functions in the background as it arrives, not on the main thread when they are first called. */
export class CompileWhileLoading {
  apply(compiler: Compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack;
    // After the minimizer, which takes comments out, and before the file's name is made of its content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    new BannerPlugin({ banner: HINT, raw: true, test: /\.js$/, stage }).apply(compiler);
  }
}
