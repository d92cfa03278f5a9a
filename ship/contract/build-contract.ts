import * as z from '@arena/shared/contract/zod';
import type { Compilation } from 'webpack';
import type { Needs } from './judge.ts';
import { needsOf } from './needs.ts';
import type { ContractReport } from './report.ts';
import { installedVersions, packedTypes, TYPES_FILE } from './package-types.ts';
import { readReport } from './stored.ts';

/** The file of a build that holds its contract. It is for publishing: no browser asks for it. */
export const CONTRACT_FILE = 'contract.json';

const texts = z.record(z.string(), z.string());
const buildContract = z.object({
  formatVersion: z.literal(1),
  needs: z.record(z.string(), z.array(z.string())),
  types: z.optional(z.string()),
  report: z.object({ formatVersion: z.literal(1), contract: z.string(), packages: texts, doors: texts, files: texts }),
});

/** The contract that a section was built against, and what it takes from it. */
interface BuildContract {
  readonly needs: Needs;
  readonly report: ContractReport;
  /** The file of the build that has the types of its packages; null where it names none. */
  readonly types: string | null;
}

/** The contract of a version, and where its files are. */
export interface VersionContract extends BuildContract {
  /** The folder of its build. */
  readonly build: string;
}

/** What a build says of its contract, by the names of its files: `contract.json`, and the types of its packages. Throws when the repository has no report. */
export async function contractFiles(
  compilation: Compilation,
  root: string,
  reportFolder: string,
): Promise<readonly (readonly [string, string | Buffer])[]> {
  const written = readReport(reportFolder);
  if (written === null) throw new Error('contract-report/ is not there: run npm run contract and commit what it writes.');
  const report = { ...written, packages: installedVersions(root, written) };
  const types = await packedTypes(root, written);
  return [
    [CONTRACT_FILE, JSON.stringify({ formatVersion: 1, needs: needsOf(compilation), types: types.file, report })],
    [types.file, types.bytes],
  ];
}

/** Reads a build's `contract.json`. Throws when it is none. */
export function parseContract(text: string): BuildContract {
  const { needs, report, types = null } = z.parse(buildContract, JSON.parse(text));
  return { needs, report, types: types !== null && TYPES_FILE.test(types) ? types : null };
}
