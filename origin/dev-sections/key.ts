import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptKey } from '../kept-key.ts';

/** In the folder of published versions; never served. */
export const KEY_FILE = '.dev-sections-key';
const BYTES = 32;

/** `DEV_SECTIONS_KEY`. Throws a sentence where it is too short to be a secret. */
export function readKey(setting: string | undefined): string | undefined {
  if (setting && setting.length < BYTES) throw new Error(`DEV_SECTIONS_KEY is too short. Set it to at least ${BYTES} random characters.`);
  return setting || undefined;
}

/**
 * The key of grants: from the settings; otherwise one stored next to the published versions for all server instances; otherwise one that
 * ends with the process.
 */
export function keyOf(setting: string | undefined, folder: string | undefined): Buffer {
  if (setting !== undefined) return Buffer.from(setting);
  if (folder !== undefined) {
    try {
      return keptKey(path.join(folder, KEY_FILE));
    } catch {
      // Not there yet, or not to be written to.
    }
  }
  return randomBytes(BYTES);
}
