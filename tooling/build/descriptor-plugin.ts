import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Section, type SectionDescriptor, sectionDescriptor, type SectionDocument, type SectionPage } from '@arena/shared/contract';
import { parse } from 'zod/mini';
import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import { readSection } from './read-section.ts';

interface Options {
  readonly dir: string;
  readonly name: string;
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
    const { dir, name } = this.options;
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'DescriptorPlugin', stage }, async () => {
        const sectionFile = path.join(dir, 'section.ts');
        const { section, requests } = await readSection(sectionFile);
        if (section.name !== name) throw new Error(`section.ts is named '${section.name}', but its folder makes it '${name}'.`);
        const files = filesByRequest(compilation, sectionFile);
        const filesOf = (page: SectionPage) => files.get(requests.get(page) ?? '') ?? [];
        const descriptor = this.descriptorOf(section, compilation, filesOf);
        compilation.emitAsset('section.json', new compiler.webpack.sources.RawSource(JSON.stringify(descriptor, null, 2)));
      });
    });
  }

  private descriptorOf(
    section: Section,
    compilation: Compilation,
    filesOfPage: (page: SectionPage) => readonly string[],
  ): SectionDescriptor {
    const { version } = JSON.parse(readFileSync(path.join(this.options.dir, 'package.json'), 'utf8')) as { version: string };
    const filesOf = (chunk: string) => [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter(isScript);
    const documents = this.options.documents();
    const pageFiles = new Set(documents.flatMap((document) => ('file' in document ? [document.file] : [])));
    const entry = [...filesOf(section.name), ...filesOf('__federation_expose_section')];
    return parse(sectionDescriptor, {
      formatVersion: 1,
      name: section.name,
      title: section.title,
      version,
      contract: section.contract,
      owner: section.owner,
      mounts: section.mounts.map(({ path: mountPath, role, layout, pages: mountPages }) => ({
        path: mountPath,
        role,
        layout,
        preload: entry,
        pages: mountPages.map((page) => ({ path: page.path, preload: [...filesOfPage(page)] })),
      })),
      navigation: section.navigation,
      widgets: section.widgets.map(({ load: _, ...widget }) => widget),
      ...(section.lookups === undefined ? {} : { lookups: section.lookups }),
      ...(documents.length === 0 ? {} : { documents }),
      manifest: 'mf-manifest.json',
      integrity: Object.fromEntries(
        compilation
          .getAssets()
          .filter(({ name: file }) => isScript(file) || pageFiles.has(file))
          .map(({ name: file, source }) => [file, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
      ),
    });
  }
}
