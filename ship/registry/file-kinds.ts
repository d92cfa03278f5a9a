// What a published file may be. A browser runs the scripts of a document with the rights of the origin that it comes from, and published
// files come from the console's: so a file is of a kind that no browser takes for a document, and everything else is refused.

/** Kinds of files that are no documents. `deploy/nginx.conf` has the same list, and `e2e/nginx` compares the two. */
export const KINDS = [
  'js',
  'css',
  'json',
  'map',
  'txt',
  'bin',
  'woff',
  'woff2',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'ico',
] as const;
/** Kinds of a section's public pages, which the origin sends from their own addresses with a policy each. */
const PAGE_KINDS = ['html', 'xml', 'txt'] as const;
/** In bytes, of one file. */
export const FILE_BYTES = 16 * 1024 * 1024;
/** A file's name without the ending of its packed form. */
const plainName = (file: string): string => file.replace(/\.(br|gz)$/, '');
const isOf = (kinds: readonly string[], file: string): boolean => new RegExp(`\\.(${kinds.join('|')})$`).test(plainName(file));
export const isNoDocument = (file: string): boolean => isOf(KINDS, file);

/** What is wrong with a build's files by their kinds, a sentence each. `pages`: the files of its public pages. */
export function kindProblems(files: readonly string[], pages: readonly string[] = []): readonly string[] {
  const known = new Set(pages);
  return files
    .filter((file) => !isNoDocument(file) && !(known.has(plainName(file)) && isOf(PAGE_KINDS, file)))
    .map(
      (file) =>
        `${file} cannot be published: it is neither a public page nor of one of the kinds ${KINDS.join(', ')}. Make a page in documents.tsx; turn a drawing into WebP or PNG, or inline it.`,
    );
}
