import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Section, SectionDocument } from '@arena/shared/contract';
import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import { type Built, descriptorOf, importSection, NOTHING_BUILT } from './descriptor.ts';
import { readSection, type ReadSection } from './read-section.ts';

interface Options {
  readonly dir: string;
  readonly name: string;
  readonly production: boolean;
  /** The public pages that this build has rendered. */
  readonly documents: () => readonly SectionDocument[];
}

const isScript = (file: string) => file.endsWith('.js');

/** The script files of each dynamic import that `section.ts` makes, by the import's request. */
function filesByRequest(compilation: Compilation, sectionFile: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const resourceOf = (module: Module & { resource?: string; rootModule?: { resource?: string } }) =>
    module.resource ?? module.rootModule?.resource;
  for (const module of compilation.modules) {
    if (resourceOf(module) !== sectionFile) continue;
    for (const block of module.blocks as AsyncDependenciesBlock[]) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const request = block.dependencies
        .map((dependency) => (dependency as { request?: string }).request)
        .find((value) => value !== undefined);
      if (group !== null && group !== undefined && request !== undefined)
        files.set(
          request,
          group.chunks.flatMap((chunk) => [...chunk.files].filter(isScript)),
        );
    }
  }
  return files;
}

/** Emits `section.json`: what the shell needs to know of a section without any of its code. */
export class DescriptorPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler) {
    const { dir, name, production } = this.options;
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      // Beside the compilation, not after it. A failure is reported where it is waited for.
      const reading = production ? readSection(this.#sectionFile) : null;
      reading?.catch(() => undefined);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'DescriptorPlugin', stage }, async () => {
        const [section, files] = reading !== null ? this.#preloads(compilation, await reading) : [await importSection(dir), NOTHING_BUILT];
        if (section.name !== name) throw new Error(`section.ts is named '${section.name}', but its folder makes it '${name}'.`);
        const documents = this.options.documents();
        const descriptor = descriptorOf(dir, section, { ...files, documents, integrity: this.#integrity(compilation) });
        compilation.emitAsset('section.json', new compiler.webpack.sources.RawSource(JSON.stringify(descriptor, null, 2)));
      });
    });
  }

  get #sectionFile(): string {
    return path.join(this.options.dir, 'section.ts');
  }

  #preloads(compilation: Compilation, { section, requests }: ReadSection): [Section, Pick<Built, 'entry' | 'filesOf'>] {
    const files = filesByRequest(compilation, this.#sectionFile);
    const filesOf = (chunk: string) => [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter(isScript);
    return [
      section,
      {
        entry: [...filesOf(section.name), ...filesOf('__federation_expose_section')],
        filesOf: (page) => files.get(requests.get(page) ?? '') ?? [],
      },
    ];
  }

  /** The hashes that are checked: the pages' always, for the server that completes them; the scripts' of what is published. */
  #integrity(compilation: Compilation): Record<string, string> {
    const pages = new Set(this.options.documents().flatMap((document) => ('file' in document ? [document.file] : [])));
    return Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => (this.options.production && isScript(name)) || pages.has(name))
        .map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
    );
  }
}
