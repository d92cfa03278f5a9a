import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sectionDescriptor } from '@arena/shared/contract/section';
import { parse } from 'zod/mini';
import { listProblems } from './check.ts';
import { filesIn } from './registry/files-list.ts';
import { Refusal } from './registry/published-registry.ts';
import type { SigningKeys } from './registry/signing.ts';
import { headOf, isSignedVersion } from './registry/version-signature.ts';

/** In a version's folder until the registry names that version: it marks what an interrupted run has left. */
export const PENDING = '.pending';

/** A hash over the names and the contents of a folder's files. */
export async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder)) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}

/**
 * Reads what an uploaded version says of itself; the shell has no descriptor. Throws a `Refusal` where it is not what was published under
 * its number, or was not signed by these keys.
 */
export async function readUploaded(folderOfAll: string, folder: string, version: string, keys: SigningKeys | null) {
  const place = path.join(folderOfAll, folder, version);
  const head = await headOf(place);
  if (keys !== null && !(await isSignedVersion(place, head, folder, version, keys)))
    throw new Refusal(
      `${folder} ${version} is not the version that was signed: its list was altered, or is signed with a key that is not known here. Publish it again under another number.`,
    );
  const descriptor = head.descriptor === null ? null : parse(sectionDescriptor, JSON.parse(String(head.descriptor)));
  const { list } = head;
  // The shell's list is the one that was signed; a section's the one that its descriptor names.
  const problems = await listProblems(place, descriptor ?? { files: list, integrity: {} });
  if (problems.length > 0)
    throw new Refusal(`${folder} ${version} is not what was published under this number:\n  ${problems.join('\n  ')}`);
  return { descriptor, list };
}
