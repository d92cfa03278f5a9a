import type { Compilation } from 'webpack';

/** The tags that have the browser fetch the scripts of a named chunk before the program asks for them. Their hashes come later. */
export function preloadsOf(compilation: Compilation, chunk: string): string {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="preload" as="script" href="/${file}" nonce="__SCRIPT_NONCE__">`)
    .join('');
}
