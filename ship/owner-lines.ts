import path from 'node:path';
import type { PublishedRegistry, PublishedVersion } from './published-registry.ts';
import { scriptBytes, sentFrom } from './script-bytes.ts';

/** By section: whose it is, and what its versions weigh as they are sent. For what lies in a folder. */
export async function ownerLines(shipFolder: string, { sections }: PublishedRegistry): Promise<ReadonlyMap<string, readonly string[]>> {
  const weigh = async ({ version, base, descriptor }: PublishedVersion) => {
    const bytes = await scriptBytes(descriptor, sentFrom(path.join(shipFolder, base)));
    return `  ${version.padEnd(16)} ${bytes === null ? 'its files are gone' : `${Math.ceil(bytes / 1000)} kB of scripts`}`;
  };
  const lines = sections.map(async ({ folder, live, candidate }) => {
    const { team, contact } = live.descriptor.owner;
    const weights = await Promise.all([live, ...(candidate === null ? [] : [candidate])].map(weigh));
    return [folder, [`  ${team} (${contact})`, ...weights]] as const;
  });
  return new Map(await Promise.all(lines));
}
