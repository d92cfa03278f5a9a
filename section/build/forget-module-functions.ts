import type { Compiler } from 'webpack';

/** What webpack's runtime says once a module has run without an error. */
const HAS_RUN = 'threw = false;';

/**
 * Drops a module's function once it has run: it runs once, and holds the code of all that only stood in it. A module that threw keeps its
 * own, to run anew; so does what federation puts in a shared module's place, which takes itself out of the modules that are known.
 */
export class ForgetModuleFunctions {
  apply(compiler: Compiler) {
    const { JavascriptModulesPlugin } = compiler.webpack.javascript;
    compiler.hooks.compilation.tap('ForgetModuleFunctions', (compilation) => {
      JavascriptModulesPlugin.getCompilationHooks(compilation).renderRequire.tap('ForgetModuleFunctions', (source) => {
        if (!source.includes(HAS_RUN)) throw new Error(`webpack's runtime has no "${HAS_RUN}" any more: look what took its place.`);
        const forget = 'if (__webpack_module_cache__[moduleId] === module) __webpack_modules__[moduleId] = 0;';
        return source.replace(HAS_RUN, `${HAS_RUN}\n${forget}`);
      });
    });
  }
}
