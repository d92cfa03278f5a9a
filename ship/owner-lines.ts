import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractServes } from '@arena/shared/contract/section';
import type { FolderStore } from './folder-store.ts';
import { type PublishedRegistry, type PublishedSection, type PublishedVersion, SHELL, shellsOf } from './registry/published-registry.ts';
import { scriptBytes, sentFrom } from './registry/script-bytes.ts';

/** The shells that open tabs may run: the contracts that each serves, and the live sections that it can't run. */
async function shellLines(store: FolderStore, registry: PublishedRegistry): Promise<readonly string[]> {
  const lineOf = async (version: string) => {
    const contract = await store.contract(SHELL, version);
    if (contract === null) return [];
    const { contract: own, previous } = contract.report;
    const served = [own, ...(previous === undefined ? [] : [previous.contract])];
    const runs = ({ live }: PublishedSection) => served.some((one) => contractServes(one, live.descriptor.contract));
    const others = registry.sections.filter((section) => !runs(section)).map(({ folder }) => folder);
    return [
      `  ${version.padEnd(16)} contract ${served.join(' and ')}, ${others.length === 0 ? 'runs all sections' : `can't run ${others.join(', ')}`}`,
    ];
  };
  return (await Promise.all(shellsOf(registry).map(lineOf))).flat();
}

/** By section: whose it is, and what its versions weigh as they are sent and went through. For what lies in a folder. */
export async function ownerLines(
  store: FolderStore,
  registry: PublishedRegistry,
  figuresOf: (section: string, version: string) => string | null = () => null,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const weigh = async ({ version, base, descriptor }: PublishedVersion) => {
    const place = path.join(store.place, base);
    const bytes = await scriptBytes(descriptor, (file) => readFile(path.join(place, file)), sentFrom(place));
    const weight = bytes === null ? 'its files are gone' : `${Math.ceil(bytes / 1000)} kB of scripts`;
    return `  ${version.padEnd(16)} ${[`contract ${descriptor.contract}`, weight, figuresOf(descriptor.name, version)].filter((part) => part !== null).join(', ')}`;
  };
  const lines = registry.sections.map(async ({ folder, live, candidate }) => {
    const { team, contact } = live.descriptor.owner;
    const weights = await Promise.all([live, ...(candidate === null ? [] : [candidate])].map(weigh));
    return [folder, [`  ${team} (${contact})`, ...weights]] as const;
  });
  return new Map([[SHELL, await shellLines(store, registry)], ...(await Promise.all(lines))]);
}
