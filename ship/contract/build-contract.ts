import * as z from '@arena/shared/contract/zod';
import type { Compilation } from 'webpack';
import type { Needs } from './judge.ts';
import { needsOf } from './needs.ts';
import type { ContractReport } from './report.ts';
import { readReport } from './stored.ts';

/** The file of a build that holds its contract. It is for publishing: no browser asks for it. */
export const CONTRACT_FILE = 'contract.json';

const texts = z.record(z.string(), z.string());
const buildContract = z.object({
  formatVersion: z.literal(1),
  needs: z.record(z.string(), z.array(z.string())),
  report: z.object({ formatVersion: z.literal(1), contract: z.string(), packages: texts, doors: texts, files: texts }),
});

/** The contract that a section was built against, and what it takes from it. */
export interface BuildContract {
  readonly needs: Needs;
  readonly report: ContractReport;
}

/** The text of `contract.json` for a section's build. Throws when the repository has no report. */
export function contractText(compilation: Compilation, root: string): string {
  const report = readReport(root);
  if (report === null) throw new Error('contract-report/ is not there: run npm run contract and commit what it writes.');
  return JSON.stringify({ formatVersion: 1, needs: needsOf(compilation), report });
}

/** Reads a build's `contract.json`. Throws when it is none. */
export function parseContract(text: string): BuildContract {
  const { needs, report } = z.parse(buildContract, JSON.parse(text));
  return { needs, report };
}
