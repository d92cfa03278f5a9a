import { onlyDeclared, type Platform, platform as commonPlatform } from '@arena/shared/platform';

// Limits a section to the calls in its `section.ts`. Catches mistakes, but doesn't stop hostile code (docs/security.md).

const PLATFORM = '@arena/shared/platform';
const declared = new Map<string, readonly string[]>();

/** Replaces the section's list of calls; undefined allows any call. */
export function declareCalls(section: string, calls: readonly string[] | undefined): void {
  if (calls === undefined) declared.delete(section);
  else declared.set(section, calls);
}

/** The section's own `platform()`. */
export function platformOf(section: string): () => Platform {
  let of: Platform | null = null;
  let bound: Platform | null = null;
  return () => {
    const platform = commonPlatform();
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

/** A federation hook: replaces `platform()` in the share scope with the section's own. */
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
