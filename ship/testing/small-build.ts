import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, type SectionDescriptor } from '@arena/shared/contract';
import { CONTRACT_FILE } from '../contract/build-contract.ts';
import type { Needs } from '../contract/judge.ts';
import type { ContractReport } from '../contract/report.ts';

const sha = (kind: 'sha384' | 'sha256', text: string) => createHash(kind).update(text);

/** An empty contract, for tests in which everybody has the same. */
const NOTHING: ContractReport = { formatVersion: 1, contract: CONTRACT_VERSION, packages: {}, doors: {}, files: {} };

/** Writes the contract of a build. */
export const writeContract = (folder: string, report = NOTHING, needs: Needs = {}): void =>
  writeFileSync(path.join(folder, CONTRACT_FILE), JSON.stringify({ formatVersion: 1, needs, report }));

/** Writes what the shell's build leaves, small, into a folder. */
export function writeShell(folder: string, text: string, report = NOTHING): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `main.${sha('sha256', text).digest('hex').slice(0, 8)}.js`), text);
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>${text}</title>`);
  writeFileSync(path.join(folder, 'page-scripts.json'), JSON.stringify({ head: '', file: null }));
  writeContract(folder, report);
  return folder;
}

/** Writes what a section's build leaves, small, into a folder; `text` is all of its code, `files` how many there are. */
export function writeBuild(folder: string, version: string, text: string, files = 1, changes: Partial<SectionDescriptor> = {}): string {
  mkdirSync(folder, { recursive: true });
  const scripts = Array.from({ length: files }, (_, index) => {
    const code = `${text} // ${index}`;
    return [`part-${index}.${sha('sha256', code).digest('hex').slice(0, 8)}.js`, code] as const;
  });
  for (const [name, code] of scripts) writeFileSync(path.join(folder, name), code);
  writeFileSync(path.join(folder, 'mf-manifest.json'), '{}');
  const preload = scripts.slice(0, 1).map(([name]) => name);
  const descriptor: SectionDescriptor = {
    formatVersion: 1,
    ...{ name: 'mfe_small', title: 'Small', version, contract: CONTRACT_VERSION },
    owner: { team: 'Small team', contact: '#small' },
    mounts: [{ path: '/admin/small', role: 'ROLE_ADMIN', layout: 'console', preload, pages: [{ path: '', preload: [] }] }],
    ...{ navigation: [], widgets: [], manifest: 'mf-manifest.json' },
    integrity: Object.fromEntries(scripts.map(([name, code]) => [name, `sha384-${sha('sha384', code).digest('base64')}`])),
    ...changes,
  };
  writeFileSync(path.join(folder, 'section.json'), JSON.stringify(descriptor));
  writeContract(folder);
  return folder;
}
