import type { Confirmation } from '../platform';
import type { Journal, JournalEntry } from './journal';
import type { WithLock } from './lock';

/** What operations need from their host. */
export interface OperationEnvironment {
  readonly journal: Journal;
  readonly withLock: WithLock;
  hasIdempotency(): boolean;
  confirm(question: Confirmation): Promise<boolean>;
  /** Without it, nothing is held. */
  readonly holds?: Holds;
  newKey(): string;
  now(): number;
}

/** The runs of all tabs that are held for their users to undo them, by the journal's names. */
export interface Holds {
  /** Waits while the user may undo it, with a text about what is going to be sent. Null when the user turned that off. */
  start(name: string, text: string, onHeld?: () => void): Promise<HoldEnd> | null;
  has(name: string): boolean;
}

/** `leaving`: the page unloads and sends it at once. `late`: too much time passed, and other tabs took it for dropped. */
export type HoldEnd = 'over' | 'leaving' | 'undone' | 'late';

/** A question that the user must confirm before the request is sent. */
export interface Question<D> {
  readonly kind: 'ask';
  readonly question: Confirmation;
  /** The state that the question is about; a yes applies to this state only. */
  readonly basis: string;
  readonly seen: JournalEntry<D> | null;
}

/** What the user knew and agreed to. */
export interface Agreement<D> {
  readonly seen: JournalEntry<D> | null;
  /** The basis of the confirmed question. */
  readonly agreedTo: string | null;
  /** Whether the screen displayed `seen`, even while it was being sent. */
  readonly told: boolean;
  /** Holds the request before it is sent. */
  readonly hold: (() => Promise<HoldEnd> | null) | null;
}
