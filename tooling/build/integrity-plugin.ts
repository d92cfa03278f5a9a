import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILES_LIST } from '@arena/shared/contract/publishing';
import type { Compilation, Compiler } from 'webpack';
import { atStage } from '../../section/build/at-stage.ts';
import { filesListOf, sha384Of } from '../../section/build/files-list.ts';

const DOCUMENT = 'index.html';
const TAGS = /<(?:script\b[^>]*?\bsrc|link\b[^>]*?\bhref)="\/([^"]+)"/g;

/** Hash policies require CORS mode. Preloads use `OwnFilesPlugin`'s hash, because another one means a second fetch. */
function withHashes(html: string, compilation: Compilation): string {
  return html.replace(TAGS, (tag, file: string) => {
    const asset = compilation.getAsset(file);
    if (asset === undefined) throw new Error(`${DOCUMENT} names ${file}, which is no file of this build.`);
    const hashOf = tag.startsWith('<link') ? sha256Of : sha384Of;
    return `${tag} integrity="${hashOf(asset.source.buffer())}" crossorigin="anonymous"`;
  });
}

const sha256Of = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Writes hashes into the shell's document and files list. */
export class IntegrityPlugin {
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler) {
    const { Compilation: Stages, sources } = compiler.webpack;
    // When names and contents are final, before compression.
    atStage(compiler, 'IntegrityPlugin', Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1, (compilation) =>
      compilation.updateAsset(DOCUMENT, (source) => new sources.RawSource(withHashes(String(source.source()), compilation))),
    );
    atStage(compiler, 'IntegrityPlugin', Stages.PROCESS_ASSETS_STAGE_REPORT, (compilation) => {
      const { version } = JSON.parse(readFileSync(path.join(this.dir, 'package.json'), 'utf8')) as { version: string };
      compilation.emitAsset(FILES_LIST, new sources.RawSource(filesListOf(compilation, 'shell', version)));
    });
  }
}
