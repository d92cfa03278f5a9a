import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const BYTES = 32;

/** A random key in a file, made by the first copy of the server for all. Throws where its folder is missing or cannot be written to. */
export function keptKey(file: string): Buffer {
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
    writeFileSync(own, randomBytes(BYTES), { mode: 0o600 });
    try {
      // Whole or not at all, and never in place of another copy's.
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(own, { force: true });
    }
  }
  const key = readFileSync(file);
  if (key.length !== BYTES) throw new Error(`${file} is not a key.`);
  return key;
}
