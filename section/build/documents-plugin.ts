import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PLACEHOLDERS, type PublicDocuments } from '@arena/shared/contract/publishing';
import type { SectionDocument } from '@arena/shared/contract/section';
import type { renderToStaticMarkup } from 'react-dom/server';
import type { Compilation, Compiler } from 'webpack';
import { atStage } from './at-stage.ts';
import { evaluate } from './evaluate.ts';
import { sha384Of } from './files-list.ts';
import { bundleStandalone } from './standalone-bundle.ts';

const require = createRequire(import.meta.url);
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);

interface PageScript {
  readonly address: string;
  readonly hash: string;
  /** An element with a hash for each file that loads on demand. */
  readonly chunks: string;
}

const nameOf = (address: string) => address.slice(1).replaceAll('/', '-') || 'index';

/** HTML with the script's address and hash filled in, or plain text. */
function textOf(document: Extract<PublicDocuments[number], { element: unknown } | { text: string }>, script: PageScript): string {
  if ('text' in document) return document.text;
  // Loaded on demand, because other builds don't need it.
  const server = require('react-dom/server') as { renderToStaticMarkup: typeof renderToStaticMarkup };
  const html = server.renderToStaticMarkup(document.element as Parameters<typeof renderToStaticMarkup>[0]);
  return `<!doctype html>${html}`
    .replaceAll('__PAGE_SCRIPT__', script.address)
    .replaceAll('__PAGE_SCRIPT_HASH__', script.hash)
    .replace('<meta name="arena-script"', (tag) => script.chunks + tag);
}

/** Renders a section's public pages (`documents.tsx`) and bundles their script (`src/client/main.ts`) for the descriptor plugin. */
export class DocumentsPlugin {
  #documents: readonly SectionDocument[] = [];

  constructor(private readonly options: { readonly dir: string; readonly production: boolean }) {}

  /** Empty for a section without public pages. */
  get documents(): readonly SectionDocument[] {
    return this.#documents;
  }

  apply(compiler: Compiler) {
    const { dir } = this.options;
    const source = path.join(dir, 'documents.tsx');
    if (!existsSync(source)) return;
    atStage(compiler, 'DocumentsPlugin', compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, async (compilation) => {
      const emit = (name: string, content: string | Buffer) => {
        if (compilation.getAsset(name) === undefined)
          // Already minimized, and final, because the pages contain its hash.
          compilation.emitAsset(name, new compiler.webpack.sources.RawSource(content), { minimized: true });
      };
      this.#documents = await this.#render(source, compilation, emit);
    });
  }

  async #render(source: string, parent: Compilation, emit: (name: string, content: string | Buffer) => void): Promise<SectionDocument[]> {
    const { dir, production } = this.options;
    const client = await bundleStandalone({ dir, production, target: 'web', entry: { 'page-client': './src/client/main.ts' } }, parent);
    for (const [name, content] of client.assets) emit(name, content);

    const pages = await bundleStandalone(
      { dir, production, target: 'node', entry: { pages: source }, publicPath: PLACEHOLDERS.base },
      parent,
    );
    for (const [name, content] of pages.assets) if (!name.endsWith('.js')) emit(name, content);

    const entry = client.entries.get('page-client') ?? '';
    const chunks = [...client.assets]
      .filter(([name]) => name.endsWith('.js') && name !== entry)
      .map(([name, content]) => `<meta name="arena-chunk" content="${PLACEHOLDERS.base}${name}" data-integrity="${sha384Of(content)}"/>`)
      .join('');
    const script = { address: PLACEHOLDERS.base + entry, hash: sha384Of(client.assets.get(entry) ?? ''), chunks };
    const documents = evaluate(String(pages.assets.get('pages.js')), source);
    if (!Array.isArray(documents)) throw new Error(`${source} has no list of documents as its default export.`);
    return (documents as PublicDocuments).map((document) => {
      if ('redirect' in document) return document;
      const text = textOf(document, script);
      const [, extension = 'html'] = /\.(\w+)$/.exec(document.path) ?? [];
      const file = `page-${nameOf(document.path).replace(/\.\w+$/, '')}.${hashOf(text)}.${extension}`;
      emit(file, text);
      return { path: document.path, file };
    });
  }
}
