import { spawnSync } from 'node:child_process';

/** The brackets keep this line from being found. */
const PHRASES = 'is[ ]asked|taken[ ]back|told[ ]of';
const EXCEPT = ['docs/specification', 'shared/contract-report'].map((folder) => `:!${folder}`);

/** Every place with a flagged phrase in the tracked files of a folder, as `file:line:text`. */
export function flaggedPhrases(folder: string): readonly string[] {
  const { stdout } = spawnSync('git', ['grep', '--untracked', '-nIiwE', PHRASES, '--', '.', ...EXCEPT], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}
