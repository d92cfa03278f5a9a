import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyOf } from '../../ship/registry/body-of.ts';
import { sentFrom } from '../../ship/registry/script-bytes.ts';
import { FILE_BYTES } from '../../ship/registry/file-kinds.ts';

/** The time limit for one file from a section's origin (milliseconds). */
const PATIENCE_MS = 2000;

export interface VersionFiles {
  /** The text of a file; null where it is not there. */
  text(file: string): Promise<string | null>;
  /** A file as it is. Rejects where it is not there. */
  bytes(file: string): Promise<Buffer>;
  /** The bytes of a file as a browser gets it, compressed where the build has a compressed form; null where it is not there. */
  sentBytes(file: string): Promise<number | null>;
}

const orNull = () => null;

export const filesInFolder = (folder: string): VersionFiles => ({
  text: (file) => readFile(path.join(folder, file), 'utf8').catch(orNull),
  bytes: (file) => readFile(path.join(folder, file)),
  sentBytes: sentFrom(folder),
});

const ask = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).then((answer) => (answer.ok ? answer : null), orNull);

/** `base` ends in a slash. */
export const filesAtOrigin = (base: string): VersionFiles => ({
  async text(file) {
    const answer = await ask(base + file);
    return answer === null ? null : bodyOf(answer, FILE_BYTES).then(String, orNull);
  },
  async bytes(file) {
    const answer = await ask(base + file);
    if (answer === null) throw new Error(`${base}${file} is not there.`);
    return bodyOf(answer, FILE_BYTES);
  },
  async sentBytes(file) {
    const answer = await ask(base + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const length = answer?.headers.get('content-length') ?? null;
    return length === null ? null : Number(length);
  },
});
