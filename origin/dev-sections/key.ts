import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In the folder of published versions; never served. */
export const KEY_FILE = '.dev-sections-key';
const BYTES = 32;
const MODE = 0o600;

/** `DEV_SECTIONS_KEY`. Throws a sentence where it is too short to be a secret. */
export function readKey(setting: string | undefined): string | undefined {
  if (setting && setting.length < BYTES) throw new Error(`DEV_SECTIONS_KEY is too short. Set it to at least ${BYTES} random characters.`);
  return setting || undefined;
}

function kept(folder: string): Buffer {
  const file = path.join(folder, KEY_FILE);
  try {
    // Fails where another process has made one: that one is everybody's then.
    writeFileSync(file, randomBytes(BYTES), { flag: 'wx', mode: MODE });
  } catch {
    // Read below.
  }
  const key = readFileSync(file);
  if (key.length !== BYTES) throw new Error(`${file} is not a key.`);
  return key;
}

/**
 * What grants are signed with: the setting's, else one that is made once and kept beside the published versions, so that all
 * copies of the server have the same; else one that ends with the process.
 */
export function keyOf(setting: string | undefined, folder: string | undefined): Buffer {
  if (setting !== undefined) return Buffer.from(setting);
  if (folder !== undefined) {
    try {
      return kept(folder);
    } catch {
      // Not there yet, or not to be written to.
    }
  }
  return randomBytes(BYTES);
}
