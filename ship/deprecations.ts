import { contractServes } from '@arena/shared/contract/section';
import { deprecatedNeeds } from './contract/missing-names.ts';
import { breaches, liveVersions, sentence } from './contracts.ts';
import type { FolderStore } from './folder-store.ts';
import { Refusal, SHELL } from './registry/published-registry.ts';

/** What the team of a live version has to change before the contract's next step. */
interface Deprecations {
  readonly folder: string;
  readonly version: string;
  readonly owner: string;
  /** The version of the contract that it was built for. */
  readonly contract: string;
  /** The deprecated names that it imports. */
  readonly deprecated: readonly string[];
  /** What it needs and the shell's own major version no longer has, where it was built for the previous one. */
  readonly broken: readonly string[];
}

/** By the report of the live shell, since a section's own is older. */
async function deprecationsIn(store: FolderStore): Promise<{ readonly offered: string; readonly sections: readonly Deprecations[] }> {
  const registry = await store.read();
  const shell = registry.shell === undefined ? null : await store.contract(SHELL, registry.shell.live.version);
  if (shell === null) throw new Refusal(`${store.place} has no shell to compare the sections with. Publish one: publish shell`);
  const { contract: offered } = shell.report;
  const sections: Deprecations[] = [];
  for (const { folder, version, owner } of liveVersions(registry)) {
    const built = await store.contract(folder, version);
    if (built === null) continue;
    const { contract } = built.report;
    const own = { ...shell, report: { ...shell.report, contract, previous: undefined } };
    const broken = contractServes(offered, contract) ? [] : (await breaches(folder, built, own)).map(sentence);
    sections.push({ ...{ folder, version, owner, contract }, deprecated: deprecatedNeeds(shell.report, built.needs), broken });
  }
  return { offered, sections };
}

const linesOf = (offered: string) => (one: Deprecations) => {
  const { folder, version, owner, contract, deprecated, broken } = one;
  const isPrevious = !contractServes(offered, contract);
  if (!isPrevious && deprecated.length === 0) return [];
  const earlier = isPrevious
    ? [`  It was built for contract ${contract}. For ${offered}, change:`, ...broken.map((line) => `    ${line}`)]
    : [];
  return [`${folder} ${version}${owner}`, ...earlier, ...deprecated.map((line) => `  ${line}`)];
};

export async function deprecationsCommand(store: FolderStore, json: boolean): Promise<string> {
  const { offered, sections } = await deprecationsIn(store);
  if (json) return JSON.stringify({ contract: offered, sections });
  const lines = sections.flatMap(linesOf(offered));
  return lines.length === 0 ? `All sections are built for contract ${offered}, and import no deprecated name.` : lines.join('\n');
}
