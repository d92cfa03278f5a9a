import { CONTRACT_VERSION, contractServes } from '@arena/shared/contract/section';
import { PREVIOUS_MODULES } from '@arena/shared/previous';
import { type Container, withShare } from './share-scope';

// Sections that were built for the previous major version of the contract get its modules in place of the shell's.

const adapted = new Map<string, readonly (readonly [name: string, module: object])[]>();

/** Call before a section starts. Rejects if the adapters that it needs can't be loaded. */
export async function prepareAdapters(section: string, contract: string): Promise<void> {
  const needed = contractServes(CONTRACT_VERSION, contract) ? [] : Object.entries(PREVIOUS_MODULES);
  adapted.set(section, await Promise.all(needed.map(async ([name, load]) => [name, await load()] as const)));
}

/** A federation hook: replaces the modules that have an adapter in the section's share scope. */
export function adapt<C>(container: C): C {
  const { name: section } = (container as C & Container).remoteInfo;
  return (adapted.get(section) ?? []).reduce(
    (given, [name, module]) =>
      withShare(given, name, (shared) => ({ ...shared, lib: () => module, get: async () => () => module, loaded: true })),
    container,
  );
}
