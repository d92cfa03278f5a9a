import { type Entry, type PublishedRegistry, SHELL } from './registry/published-registry.ts';

/** The commands that change what is live. */
export const COMMANDS = ['publish', 'canary', 'promote', 'rollback'] as const;

/** A command, as the command line and the server of a console read it. */
export interface Order {
  readonly command: (typeof COMMANDS)[number];
  /** The section's folder, or `shell`. */
  readonly folder: string;
  /** The version that it is about: the number to publish under, or the one to roll back to. */
  readonly version?: string;
  /** Per cent of the people. */
  readonly share?: number;
  readonly hold?: boolean;
  readonly build?: string;
}

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

/** Where commands are carried out: a folder, or a console that is reached over HTTP. */
export interface Desk {
  /** For the messages: where this is. */
  readonly place: string;
  carryOut(order: Order): Promise<Outcome>;
  state(): Promise<State>;
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
