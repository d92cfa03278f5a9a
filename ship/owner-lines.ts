import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRegistry, PublishedVersion } from './registry/published-registry.ts';
import { scriptBytes, sentFrom } from './registry/script-bytes.ts';

/** By section: whose it is, and what its versions weigh as they are sent and went through. For what lies in a folder. */
export async function ownerLines(
  shipFolder: string,
  { sections }: PublishedRegistry,
  figuresOf: (section: string, version: string) => string | null = () => null,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const weigh = async ({ version, base, descriptor }: PublishedVersion) => {
    const place = path.join(shipFolder, base);
    const bytes = await scriptBytes(descriptor, (file) => readFile(path.join(place, file)), sentFrom(place));
    const weight = bytes === null ? 'its files are gone' : `${Math.ceil(bytes / 1000)} kB of scripts`;
    return `  ${version.padEnd(16)} ${[weight, figuresOf(descriptor.name, version)].filter((part) => part !== null).join(', ')}`;
  };
  const lines = sections.map(async ({ folder, live, candidate }) => {
    const { team, contact } = live.descriptor.owner;
    const weights = await Promise.all([live, ...(candidate === null ? [] : [candidate])].map(weigh));
    return [folder, [`  ${team} (${contact})`, ...weights]] as const;
  });
  return new Map(await Promise.all(lines));
}
