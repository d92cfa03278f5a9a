import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_FOLDER } from '../folder';
import { BROKEN_SCREENSHOT } from './demo-rooms';

export const SCREENSHOT_FOLDER = join(API_FOLDER, 'assets/screenshots');

/**
 * The pictures of the demo's rooms. Each room that awaits its payout has its own, with the names and the result that the room
 * has; rooms that are paid share a few.
 */
export async function demoImages(): Promise<{ name: string; bytes: Uint8Array }[]> {
  const names = await readdir(SCREENSHOT_FOLDER);
  const pictures = await Promise.all(names.sort().map(async (name) => ({ name, bytes: await readFile(join(SCREENSHOT_FOLDER, name)) })));
  return [...pictures, { name: BROKEN_SCREENSHOT, bytes: Buffer.from('\x89PNG\r\n\x1a\nthis upload broke off', 'latin1') }];
}
