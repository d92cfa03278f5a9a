import type { Compilation } from 'webpack';

/** Preload tags for a named chunk. `IntegrityPlugin` adds their hashes later. */
export function preloadsOf(compilation: Compilation, chunk: string): string {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="preload" as="script" href="/${file}" nonce="__SCRIPT_NONCE__">`)
    .join('');
}
