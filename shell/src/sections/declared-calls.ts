import { onlyDeclared, type Platform, platform as everybodys } from '@arena/shared/platform';

// A section makes the calls listed in its `section.ts`. Each gets the platform through its own share scope, with an API client that knows
// the section. This catches mistakes and makes the list reviewable; it doesn't stop hostile code in the page (docs/security.md).

const PLATFORM = '@arena/shared/platform';
const declared = new Map<string, readonly string[]>();

/** What a section's version may call from now on; anything where it says nothing. */
export function declareCalls(section: string, calls: readonly string[] | undefined): void {
  if (calls === undefined) declared.delete(section);
  else declared.set(section, calls);
}

/** `platform()` as one section meets it. */
export function platformOf(section: string): () => Platform {
  let of: Platform | null = null;
  let bound: Platform | null = null;
  return () => {
    const platform = everybodys();
    if (bound === null || of !== platform) {
      of = platform;
      bound = { ...platform, api: onlyDeclared(platform.api, section, () => declared.get(section)) };
    }
    return bound;
  };
}

interface Shared {
  readonly lib?: () => object;
  readonly get?: () => Promise<() => object>;
}

interface Container {
  readonly shareScope: Readonly<Record<string, Readonly<Record<string, Shared>>>>;
  readonly remoteInfo: { readonly name: string };
}

/** A hook of the federation runtime, before a section's entry is given what the shell shares: all of it, but its own `platform()`. */
export function bindPlatform<C>(container: C): C {
  const { shareScope, remoteInfo } = container as C & Container;
  const own = platformOf(remoteInfo.name);
  const bind = (factory: () => object) => () => ({ ...factory(), platform: own });
  const versions = Object.entries(shareScope[PLATFORM] ?? {}).map(([version, { lib, get, ...rest }]) => [
    version,
    { ...rest, ...(lib && { lib: bind(lib) }), ...(get && { get: async () => bind(await get()) }) },
  ]);
  return { ...container, shareScope: { ...shareScope, [PLATFORM]: Object.fromEntries(versions) } };
}
