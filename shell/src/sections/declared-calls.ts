import { onlyDeclared, type Platform, platform as commonPlatform } from '@arena/shared/platform';
import { type Container, withShare } from './share-scope';

// Limits a section to the calls in its `section.ts`. Catches mistakes, but doesn't stop hostile code (docs/security.md).

const PLATFORM = '@arena/shared/platform';
const declared = new Map<string, readonly string[]>();

/** Replaces the section's list of calls; undefined allows any call. */
export function declareCalls(section: string, calls: readonly string[] | undefined): void {
  if (calls === undefined) declared.delete(section);
  else declared.set(section, calls);
}

/** The section's own `platform()`, of the one that its module has. */
export function platformOf(section: string, common = commonPlatform): () => Platform {
  let of: Platform | null = null;
  let bound: Platform | null = null;
  return () => {
    const platform = common();
    if (bound === null || of !== platform) {
      of = platform;
      bound = { ...platform, api: onlyDeclared(platform.api, section, () => declared.get(section)) };
    }
    return bound;
  };
}

/** A federation hook: replaces `platform()` in the share scope with the section's own. */
export function bindPlatform<C>(container: C): C {
  const { name } = (container as C & Container).remoteInfo;
  let own: (() => Platform) | undefined;
  const bind = (factory: () => object) => () => {
    const module = factory() as { readonly platform?: () => Platform };
    own ??= platformOf(name, module.platform);
    return { ...module, platform: own };
  };
  return withShare(container, PLATFORM, ({ lib, get, ...rest }) => ({
    ...{ ...rest, ...(lib && { lib: bind(lib) }) },
    ...(get && { get: async () => bind(await get()) }),
  }));
}
