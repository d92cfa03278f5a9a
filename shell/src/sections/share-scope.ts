/** A shared module in one version, as the federation runtime keeps it. */
export interface Shared {
  readonly lib?: () => object;
  readonly get?: () => Promise<() => object>;
}

/** What the runtime's `beforeInitContainer` hook is about: a section, and the shared modules that it gets. */
export interface Container {
  readonly shareScope: Readonly<Record<string, Readonly<Record<string, Shared>>>>;
  readonly remoteInfo: { readonly name: string };
}

/** The container with another form of one shared module. The shell's own share scope stays as it is. */
export function withShare<C>(container: C, module: string, change: (shared: Shared) => Shared): C {
  const { shareScope } = container as C & Container;
  const versions = Object.entries(shareScope[module] ?? {}).map(([version, shared]) => [version, change(shared)]);
  return { ...container, shareScope: { ...shareScope, [module]: Object.fromEntries(versions) } };
}
