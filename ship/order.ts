import type { Outcome, State } from './rows.ts';

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

/** Where commands are carried out: a folder, or a console that is reached over HTTP. */
export interface Desk {
  /** For the messages: where this is. */
  readonly place: string;
  carryOut(order: Order): Promise<Outcome>;
  state(): Promise<State>;
}
