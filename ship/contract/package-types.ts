import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Refusal } from '../registry/published-registry.ts';
import { unpack } from '../registry/unpack.ts';
import type { ContractReport, PackageTypes } from './report.ts';

// The types of the packages that a contract stands on, as they were installed where a build was made: the declaration files behind its
// imports, and what leads to them. They travel with the build, so that it is judged by its own packages, wherever the judge runs.

/** Raised when the packed form or the way of collecting changes. */
const FORMAT = 1;
/** Of the packed form and, since a build may come from any team, of its unpacked form. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Smaller by a fifth than gzip's. The best quality would take seconds for a tenth more. */
const pack = (types: PackageTypes): Buffer =>
  brotliCompressSync(JSON.stringify(types), { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } });

export function unpacked(bytes: Buffer): PackageTypes {
  try {
    const content = unpack(bytes, '.br', MOST_BYTES);
    if (content !== null) return JSON.parse(content.toString()) as PackageTypes;
  } catch {
    // Damaged.
  }
  throw new Refusal('The packed types of a build (types.….bin) are damaged or too large. Build it again.');
}

/** What is installed, by npm's own record; null where another package manager keeps none. */
function installedAt(root: string): Buffer | null {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return existsSync(file) ? readFileSync(file) : null;
}

/** The packed types for the builds of a repository, in a file named by its content. Collected once, and again when the contract or what is installed has changed. */
export async function packedTypes(root: string, report: ContractReport) {
  const installed = installedAt(root);
  const key = createHash('sha256')
    .update(`${FORMAT} ${root} ${JSON.stringify(report)}`)
    .update(installed ?? '')
    .digest('hex');
  const kept = path.join(root, 'node_modules/.cache/arena-contract-types', `${key.slice(0, 32)}.bin`);
  const before = installed !== null && existsSync(kept) ? readFileSync(kept) : null;
  // The collector uses the TypeScript compiler, which takes a moment to load.
  const bytes = before ?? pack((await import('./collect-types.ts')).collectTypes(root, report));
  if (before === null && installed !== null) {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(`${kept}.${process.pid}`, bytes);
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return { file: `types.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.bin`, bytes };
}

/** The installed versions of the packages that a report names: those of the build, not of the report's author. */
export const installedVersions = (root: string, { packages }: ContractReport): ContractReport['packages'] =>
  Object.fromEntries(
    Object.entries(packages).map(([name, version]) => {
      const file = path.join(root, 'node_modules', name, 'package.json');
      return [name, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : version];
    }),
  );
