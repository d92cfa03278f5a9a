import { isNamedByContent } from './check.ts';
import { kindProblems } from './registry/file-kinds.ts';

/** What the shell's server reads by its fixed name, and what publishing reads. */
const NAMED = /^(page-scripts\.json|files\.json|contract\.json)(\.br|\.gz)?$/;
/** The shell's documents, which its server sends with a policy each. */
const DOCUMENTS = /^(index|error-S-\d\d)\.html(\.br|\.gz)?$/;
export const NEEDED = ['index.html', 'page-scripts.json'];
export const mayBeOfShell = (file: string): boolean => DOCUMENTS.test(file) || NAMED.test(file) || isNamedByContent(file);
export const shellKindProblems = (files: readonly string[]): readonly string[] =>
  kindProblems(files.filter((file) => !DOCUMENTS.test(file)));
