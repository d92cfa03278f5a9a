import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES_LIST, type RegistrySignature } from '@arena/shared/contract/publishing';
import { sha384Of } from './files-list.ts';
import { Refusal } from './published-registry.ts';
import { isSignedBy, type SigningKeys } from './signing.ts';

// Each version's folder keeps a signature over its number, its descriptor and its list, which stand for all of its files: when the version
// is made live again, it is what was published. Not served, and none of the version's files.
export const SIGNATURE = '.signature';

/** What stands for a version: its descriptor, which the shell has none of, and the hash of its list. */
export interface VersionHead {
  readonly descriptor: Buffer | null;
  readonly list: string;
}

export async function headOf(build: string): Promise<VersionHead> {
  const list = await readFile(path.join(build, FILES_LIST)).catch(() => {
    throw new Refusal(`${path.join(build, FILES_LIST)} is not there: build this version again.`);
  });
  const descriptor = await readFile(path.join(build, 'section.json')).catch(() => null);
  return { descriptor, list: sha384Of(list) };
}

const textOf = ({ descriptor, list }: VersionHead, folder: string, version: string): string =>
  ['arena-version', folder, version, descriptor === null ? '' : sha384Of(descriptor), list].join('\n');

export async function signVersion(place: string, head: VersionHead, folder: string, version: string, keys: SigningKeys): Promise<void> {
  await writeFile(path.join(place, SIGNATURE), JSON.stringify(keys.sign(textOf(head, folder, version))));
}

/** Whether the signature in a version's folder is over this head of that version. */
export async function isSignedVersion(
  place: string,
  head: VersionHead,
  folder: string,
  version: string,
  { known }: Pick<SigningKeys, 'known'>,
): Promise<boolean> {
  const kept = await readFile(path.join(place, SIGNATURE), 'utf8').catch(() => null);
  try {
    return kept !== null && isSignedBy(textOf(head, folder, version), JSON.parse(kept) as RegistrySignature, known);
  } catch {
    return false;
  }
}
