import type { Chunk, Compiler } from 'webpack';

const EXPOSED = '__federation_expose_section';

/**
 * Puts what a section exposes into its entry file: its `section.ts` is a kilobyte of names and imports, and as a file of its own,
 * which federation makes of it, it costs each section one more request after another. One that uses a shared module stays a file:
 * the entry runs before the shell hands those out.
 */
export class ExposeInEntry {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ExposeInEntry', (compilation) => {
      compilation.hooks.optimizeChunks.tap('ExposeInEntry', () => {
        const { chunkGraph, chunks, namedChunks } = compilation;
        const [entry, exposed] = [namedChunks.get(this.entry), namedChunks.get(EXPOSED)];
        if (entry === undefined || exposed === undefined) return;
        const usesShared = (chunk: Chunk) => [...chunkGraph.getChunkModules(chunk)].some(({ type }) => type === 'consume-shared-module');
        if (usesShared(exposed) || !chunkGraph.canChunksBeIntegrated(entry, exposed)) return;
        chunkGraph.integrateChunks(entry, exposed);
        chunks.delete(exposed);
      });
    });
  }
}
