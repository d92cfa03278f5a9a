import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILES_LIST, type FilesList, isListed } from '@arena/shared/contract/publishing';
import { CONTRACT_VERSION, type SectionDescriptor } from '@arena/shared/contract/section';
import { CONTRACT_FILE } from '../registry/version-contract.ts';
import type { Needs } from '../contract/judge.ts';
import type { ContractReport } from '../contract/report.ts';
import { sha384Of } from '../registry/files-list.ts';

const nameHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** An empty contract, for tests in which every build has the same. */
const NOTHING: ContractReport = { formatVersion: 1, contract: CONTRACT_VERSION, packages: {}, doors: {}, files: {} };

/** Writes the contract of a build. */
export const writeContract = (folder: string, report = NOTHING, needs: Needs = {}): void =>
  writeFileSync(path.join(folder, CONTRACT_FILE), JSON.stringify({ formatVersion: 1, needs, types: 'types.00000000.bin', report }));

/** Writes the list of what is in a folder. Answers its hash. */
export function writeList(folder: string, name: string, version: string): string {
  const files = readdirSync(folder).filter(isListed);
  const hashes = files.map((file): [string, string] => [file, sha384Of(readFileSync(path.join(folder, file)))]);
  const list: FilesList = { formatVersion: 1, name, version, files: Object.fromEntries(hashes) };
  const text = JSON.stringify(list);
  writeFileSync(path.join(folder, FILES_LIST), text);
  return sha384Of(text);
}

/** Writes what the shell's build leaves, small, into a folder. */
export function writeShell(folder: string, text: string, report = NOTHING): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `main.${nameHash(text)}.js`), text);
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>${text}</title>`);
  writeFileSync(path.join(folder, 'page-scripts.json'), JSON.stringify({ head: '', file: null }));
  writeContract(folder, report);
  writeList(folder, 'shell', '1.0.0');
  return folder;
}

/** Writes what a section's build leaves, small, into a folder; `text` is all of its code, `files` how many there are. */
export function writeBuild(folder: string, version: string, text: string, files = 1, changes: Partial<SectionDescriptor> = {}): string {
  mkdirSync(folder, { recursive: true });
  const scripts = Array.from({ length: files }, (_, index) => {
    const code = `${text} // ${index}`;
    return [`part-${index}.${nameHash(code)}.js`, code] as const;
  });
  for (const [name, code] of scripts) writeFileSync(path.join(folder, name), code);
  writeFileSync(path.join(folder, 'mf-manifest.json'), '{}');
  const preload = scripts.slice(0, 1).map(([name]) => name);
  const descriptor: SectionDescriptor = {
    formatVersion: 1,
    ...{ name: 'mfe_small', title: 'Small', version, contract: CONTRACT_VERSION },
    owner: { team: 'Small team', contact: '#small' },
    mounts: [{ path: '/admin/small', role: 'ROLE_ADMIN', layout: 'console', preload, pages: [{ path: '', preload: [] }] }],
    ...{ navigation: [], widgets: [], lookups: [], documents: [], manifest: 'mf-manifest.json' },
    integrity: Object.fromEntries(scripts.slice(0, 1).map(([name, code]) => [name, sha384Of(code)])),
    files: writeList(folder, 'mfe_small', version),
    ...changes,
  };
  writeFileSync(path.join(folder, 'section.json'), JSON.stringify(descriptor));
  writeContract(folder);
  return folder;
}
