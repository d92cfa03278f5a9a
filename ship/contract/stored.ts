import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../registry/published-registry.ts';
import type { ContractReport } from './report.ts';

/** In the `shared` package, for people to review and for builds to include. */
const FOLDER = 'contract-report';
/** In it, while the shell also serves the previous major version: the last report of that, as it was. */
const FROZEN = 'previous';
export const STALE = 'The contract has changed and its report has not: run npm run contract and commit what it writes.';

export const readReport = (shared: string): ContractReport | null => readFolder(path.join(shared, FOLDER));
export const readFrozen = (shared: string): ContractReport | null => readFolder(path.join(shared, FOLDER, FROZEN));

function readFolder(folder: string): ContractReport | null {
  const file = path.join(folder, 'report.json');
  if (!existsSync(file)) return null;
  const head = JSON.parse(readFileSync(file, 'utf8')) as Omit<ContractReport, 'files'>;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const own = names.filter((name) => !name.startsWith(FROZEN + path.sep));
  const files = own.sort().map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name), 'utf8')]);
  return { ...head, files: Object.fromEntries(files) as ContractReport['files'] };
}

/** Refuses a report that doesn't match the code. Builds and packages include it. */
export async function assertReport(root: string): Promise<void> {
  const { hashOf, makeReport } = await import('./report.ts');
  const written = readReport(path.join(root, 'shared'));
  if (written === null || hashOf(written) !== hashOf(makeReport(root))) throw new Refusal(STALE);
}

/** `frozen`: the last report of the previous major version, while the shell serves that too. */
export function writeReport(shared: string, report: ContractReport, frozen: ContractReport | null = null): void {
  const folder = path.join(shared, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  writeFolder(folder, report);
  if (frozen !== null) writeFolder(path.join(folder, FROZEN), frozen);
}

function writeFolder(folder: string, { files, ...head }: ContractReport): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(head, null, 2)}\n`);
}
