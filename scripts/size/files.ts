import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { wireBytes as bytesOf } from '../../section/size/wire-bytes.ts';
import { type AppName, ROOT } from '../../tooling/apps.ts';

const distOf = (app: AppName) => path.join(ROOT, app, 'dist');

/** Leaves out the previous build's files. */
export function scriptsOf(app: AppName): string[] {
  const record = JSON.parse(readFileSync(path.join(distOf(app), '.build.json'), 'utf8')) as { files: string[] };
  return record.files.filter((file) => file.endsWith('.js'));
}

export const wireBytes = (app: AppName, file: string): number => bytesOf(distOf(app), file);

/** The size of a response compressed for each visit. */
export const packed = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** From the build's own record. */
export function packagesOf(app: AppName, file: string): readonly string[] {
  const modules = JSON.parse(readFileSync(path.join(distOf(app), '.modules.json'), 'utf8')) as Record<string, string[]>;
  return modules[file] ?? [];
}

export { isEntry, kilobytes } from '../../section/size/wire-bytes.ts';
