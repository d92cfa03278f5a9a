import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractServes } from '@arena/shared/contract/section';
import { CONTRACT_FILE, parseContract, type VersionContract } from './registry/version-contract.ts';
import type { Breach } from './contract/judge.ts';
import { loaderBreaches, missingNames } from './contract/missing-names.ts';
import { unpacked } from './contract/package-types.ts';
import { offeredTo } from './contract/offered.ts';
import type { ContractReport } from './contract/report.ts';
import { type PublishedRegistry, Refusal, SHELL, shellsOf } from './registry/published-registry.ts';
import type { FolderStore } from './folder-store.ts';

/** The registry changed after the check: the check has to be made again. */
export class RegistryChanged extends Error {}

/** A version that goes live. */
export interface Subject {
  readonly folder: string;
  readonly version: string;
  readonly contract: VersionContract;
  /** The folder of its files, where they have to be uploaded first. */
  readonly build?: string;
}
const isSame = (one: Pick<Subject, 'folder' | 'version'>) => (other: typeof one) =>
  one.folder === other.folder && one.version === other.version;

/** The live versions and candidates of all sections, with their owners. */
export const liveVersions = ({ sections }: PublishedRegistry) =>
  sections.flatMap(({ folder, live, candidate }) =>
    [live, ...(candidate === null ? [] : [candidate])].map(({ version, descriptor: { owner } }) => ({
      folder,
      version,
      owner: ` (${owner.team}, ${owner.contact})`,
    })),
  );

/**
 * The live versions that a version has to work with, with their owners. A section meets the shells that open tabs run; the shell meets every
 * live section, except those in its set, which meet it.
 */
function counterpartsOf(registry: PublishedRegistry, folder: string, subjects: readonly Subject[]) {
  if (folder !== SHELL) return shellsOf(registry).map((version) => ({ folder: SHELL, version, owner: '' }));
  return liveVersions(registry).filter((one) => !subjects.some(isSame(one)));
}

/** Reads the contract of a build. Throws a `Refusal` when it has none. */
export async function contractOf(build: string): Promise<VersionContract> {
  const file = path.join(build, CONTRACT_FILE);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} is missing. Build this version again to write it.`);
  });
  try {
    return { ...parseContract(text), build };
  } catch {
    throw new Refusal(`${file} is not a contract: build this version again.`);
  }
}

export const sentence = ({ symbol, entryPoint, reason }: Breach) => `${symbol} (${entryPoint}): ${reason}`;

/** The report of a version, with the types of the packages that it was built with. */
async function reportOf({ report, types, build }: VersionContract): Promise<ContractReport> {
  const bytes = await readFile(path.join(build, types)).catch(() => null);
  return bytes === null ? report : { ...report, types: unpacked(bytes) };
}

/** Why a version of a section or the shell can't run with one of the other. */
export async function breaches(folder: string, own: VersionContract, other: VersionContract): Promise<readonly Breach[]> {
  const [section, shell] = folder === SHELL ? [other, own] : [own, other];
  const offered = offeredTo(section.report.contract, shell.report);
  const missing = [...loaderBreaches(section.report, offered), ...missingNames(offered, section.needs)];
  if (JSON.stringify(section.report) === JSON.stringify(shell.report)) return missing;
  // Loaded on demand: the comparison uses the TypeScript compiler, which takes a second to load.
  const { judge } = await import('./contract/judge.ts');
  const found = await judge({
    built: await reportOf(section),
    offered: offeredTo(section.report.contract, await reportOf(shell)),
    needs: section.needs,
  });
  const isSaid = ({ entryPoint, symbol }: Breach) => missing.some((one) => one.entryPoint === entryPoint && one.symbol === symbol);
  return [...missing, ...found.filter((breach) => !isSaid(breach))];
}

async function problemsOf(store: FolderStore, subjects: readonly Subject[], subject: Subject, after: PublishedRegistry) {
  const counterparts = counterpartsOf(after, subject.folder, subjects);
  const { folder, contract: own } = subject;
  const problems: string[] = [];
  // Without a published shell there is no report of one. The section's own report has at least the names.
  if (counterparts.length === 0 && folder !== SHELL)
    problems.push(...missingNames(own.report, own.needs).map((breach) => `Its own contract report lacks a name. ${sentence(breach)}`));
  for (const [index, other] of counterparts.entries()) {
    const contract = subjects.find(isSame(other))?.contract ?? (await store.contract(other.folder, other.version));
    // Its files are gone: nothing can run with it.
    if (contract === null) continue;
    // Tabs of an earlier shell that refuses this version by its number keep the one that they have.
    const { contract: needed } = own.report;
    if (folder !== SHELL && index > 0 && !contractServes(offeredTo(needed, contract.report).contract, needed)) continue;
    const who = `${other.folder} ${other.version}${other.owner} ${folder === SHELL ? 'would break with it' : 'cannot serve it'}`;
    problems.push(...(await breaches(folder, own, contract)).map((breach) => `${who}. ${sentence(breach)}`));
  }
  return problems.length === 0 ? [] : [`${folder} ${subject.version} cannot go live:\n  ${problems.join('\n  ')}`];
}

/**
 * Checks that versions work with each other and with what is live after the change; throws a `Refusal` that names each symbol and section.
 * Returns a check for the change of the registry: it throws `RegistryChanged` when something else would be live by then.
 */
export async function judgeTogether(
  store: FolderStore,
  subjects: readonly Subject[],
  after: PublishedRegistry,
): Promise<(registry: PublishedRegistry) => void> {
  const counterparts = (registry: PublishedRegistry) =>
    JSON.stringify(subjects.map((one) => counterpartsOf(registry, one.folder, subjects)));
  const problems: string[] = [];
  for (const subject of subjects) problems.push(...(await problemsOf(store, subjects, subject, after)));
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return (registry) => {
    if (counterparts(registry) !== counterparts(after)) throw new RegistryChanged();
  };
}
