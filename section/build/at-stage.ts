import type { Compilation, Compiler } from 'webpack';

/** Runs `work` on the assets of each compilation, at a stage such as PROCESS_ASSETS_STAGE_REPORT. */
export function atStage(compiler: Compiler, name: string, stage: number, work: (compilation: Compilation) => void | Promise<void>): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) =>
    compilation.hooks.processAssets.tapPromise({ name, stage }, async () => work(compilation)),
  );
}
