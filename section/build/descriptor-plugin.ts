import path from 'node:path';
import { FILES_LIST } from '@arena/shared/contract/publishing';
import type { SectionDocument } from '@arena/shared/contract/section';
import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import { type Built, descriptorOf, importSection, NOTHING_BUILT } from './descriptor.ts';
import { filesListOf, sha384Of } from './files-list.ts';
import { readSection, type ReadSection } from './read-section.ts';

interface Options {
  readonly dir: string;
  readonly name: string;
  readonly production: boolean;
  readonly documents: () => readonly SectionDocument[];
}

const isScript = (file: string) => file.endsWith('.js');
const isEntry = (file: string) => /^remoteEntry\.[^/]*\.js$/.test(file);

/** The script files of each dynamic import in `section.ts`, by request. */
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
      const scripts = group?.chunks.flatMap((chunk) => [...chunk.files].filter(isScript));
      if (scripts !== undefined && request !== undefined) files.set(request, scripts);
    }
  }
  return files;
}

/** Emits `section.json`, which the shell reads without the section's code, and `files.json`, the published files. */
export class DescriptorPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler) {
    const { dir, name, production } = this.options;
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      // Runs in parallel with the compilation; its `await` reports a failure.
      const reading = production ? readSection(this.#sectionFile) : null;
      reading?.catch(() => undefined);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'DescriptorPlugin', stage }, async () => {
        const read = await reading;
        const section = read?.section ?? (await importSection(dir));
        const files = read === null ? NOTHING_BUILT : this.#preloads(compilation, read);
        if (section.name !== name) throw new Error(`section.ts is named '${section.name}', but its folder makes it '${name}'.`);
        const documents = this.options.documents();
        const emit = (file: string, text: string) => compilation.emitAsset(file, new compiler.webpack.sources.RawSource(text));
        const descriptor = descriptorOf(dir, section, { ...files, documents, integrity: this.#integrity(compilation) });
        if (!production) return emit('section.json', JSON.stringify(descriptor, null, 2));
        const list = filesListOf(compilation, name, descriptor.version);
        emit(FILES_LIST, list);
        emit('section.json', JSON.stringify({ ...descriptor, files: sha384Of(list) }, null, 2));
      });
    });
  }

  get #sectionFile(): string {
    return path.join(this.options.dir, 'section.ts');
  }

  #preloads(compilation: Compilation, { section, requests }: ReadSection): Pick<Built, 'entry' | 'filesOf'> {
    const files = filesByRequest(compilation, this.#sectionFile);
    const filesOf = (chunk: string) => [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter(isScript);
    return {
      entry: [...filesOf(section.name), ...filesOf('__federation_expose_section')],
      filesOf: (loaded) => files.get(requests.get(loaded) ?? '') ?? [],
    };
  }

  /** Hashes of the rendered pages, for the server that completes them, and of the published entry. */
  #integrity(compilation: Compilation): Record<string, string> {
    const pages = new Set(this.options.documents().flatMap((document) => ('file' in document ? [document.file] : [])));
    return Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => (this.options.production && isEntry(name)) || pages.has(name))
        .map(({ name, source }) => [name, sha384Of(source.buffer())]),
    );
  }
}
