import { type Entry, type PublishedRegistry, SHELL } from './registry/published-registry.ts';

export interface Row {
  readonly folder: string;
  readonly live: string;
  readonly candidate: { readonly version: string; readonly share: number } | null;
  readonly history: readonly Entry[];
}

/** What is live, as `status` and `history` answer it to scripts. */
export interface State {
  readonly revision: number;
  readonly sections: readonly Row[];
}

/** The result of a command, for scripts. `section` is null for a version that is not live for any user yet. */
export interface Outcome {
  readonly dryRun: boolean;
  readonly revision: number;
  readonly section: Row | null;
}

export function rowsOf(registry: PublishedRegistry): readonly Row[] {
  const sections = registry.sections.map(({ folder, live, candidate, history }) => ({
    ...{ folder, live: live.version, history },
    candidate: candidate === null ? null : { version: candidate.version, share: candidate.share },
  }));
  const { shell } = registry;
  return shell === undefined
    ? sections
    : [{ folder: SHELL, live: shell.live.version, candidate: null, history: shell.history }, ...sections];
}

export const stateOf = (registry: PublishedRegistry): State => ({ revision: registry.revision, sections: rowsOf(registry) });
