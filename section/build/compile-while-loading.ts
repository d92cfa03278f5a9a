import type { Compiler } from 'webpack';

/** https://v8.dev/blog/explicit-compile-hints: a comment for other engines. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Lets Chromium compile functions in the background while a file loads, not on the main thread at the first call. */
export class CompileWhileLoading {
  apply(compiler: Compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack;
    // After the minimizer, which removes comments, and before content hashes.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    new BannerPlugin({ banner: HINT, raw: true, test: /\.js$/, stage }).apply(compiler);
  }
}
