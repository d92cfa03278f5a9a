import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type AppName, ROOT } from '../../tooling/apps.ts';

const distOf = (app: AppName) => path.join(ROOT, app, 'dist');

/** The current build's scripts; files that were kept from the build before are left out. */
export function scriptsOf(app: AppName): string[] {
  const record = JSON.parse(readFileSync(path.join(distOf(app), '.build.json'), 'utf8')) as { files: string[] };
  return record.files.filter((file) => file.endsWith('.js'));
}

/** What a file weighs on the wire: its brotli twin, or itself where it is too small to have one. */
export function wireBytes(app: AppName, file: string): number {
  const plain = path.join(distOf(app), file);
  const twin = readdirSync(distOf(app)).includes(`${file}.br`);
  return statSync(twin ? `${plain}.br` : plain).size;
}

/** The package modules that a file contains, as the build recorded them. */
export function packagesOf(app: AppName, file: string): readonly string[] {
  const modules = JSON.parse(readFileSync(path.join(distOf(app), '.modules.json'), 'utf8')) as Record<string, string[]>;
  return modules[file] ?? [];
}

export const kilobytes = (bytes: number) => bytes / 1000;
