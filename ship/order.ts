import type { Preview } from '@arena/shared/contract/publishing';
import { isOnlyOf, livePreviews } from './registry/previews.ts';
import { type Entry, type PublishedRegistry, SHELL } from './registry/published-registry.ts';

/** The commands that change what is live. */
export const COMMANDS = ['publish', 'preview', 'canary', 'promote', 'rollback'] as const;

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
  /** The preview to stop, instead of creating one. */
  readonly stop?: string;
}

/** Whether an order comes with a build. */
export const bringsBuild = ({ command, stop }: Pick<Order, 'command' | 'stop'>): boolean =>
  command === 'publish' || (command === 'preview' && stop === undefined);

export interface Row {
  readonly folder: string;
  readonly live: string;
  readonly candidate: { readonly version: string; readonly share: number } | null;
  readonly history: readonly Entry[];
}

/** A preview, for scripts. */
export interface PreviewRow extends Pick<Preview, 'id' | 'at' | 'by' | 'why'> {
  /** ISO 8601, UTC. */
  readonly until: string;
  readonly sections: readonly { readonly folder: string; readonly version: string }[];
}

/** What is live, as `status` and `history` answer it to scripts. */
export interface State {
  readonly revision: number;
  readonly sections: readonly Row[];
  /** Those that the sender may stop. */
  readonly previews: readonly PreviewRow[];
}

/** The result of a command, for scripts. `section` is null for a version that is not live for any user yet. */
export interface Outcome {
  readonly dryRun: boolean;
  readonly revision: number;
  readonly section: Row | null;
  /** What `preview` has created. */
  readonly preview?: PreviewRow;
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

export const previewRow = ({ id, at, by, why, until, sections }: Preview): PreviewRow => ({
  ...{ id, at, by, why },
  until: new Date(until).toISOString(),
  sections: sections.map(({ folder, live }) => ({ folder, version: live.version })),
});

/** `folder`: the section whose previews are shown; all where it is left out. */
export const stateOf = (registry: PublishedRegistry, now: Date, folder?: string): State => ({
  ...{ revision: registry.revision, sections: rowsOf(registry) },
  previews: livePreviews(registry, now)
    .filter((preview) => folder === undefined || isOnlyOf(preview, folder))
    .map(previewRow),
});
