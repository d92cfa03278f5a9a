import type { GivenId } from '@arena/shared/contract';
import type { Decision } from './requests.status';

/** A decision that failed, told above the rows until it is dismissed or the request is decided. */
export interface Problem {
  readonly key: string;
  readonly id: GivenId;
  readonly decision: Decision;
  readonly title: string;
  readonly message: string;
  /** The server's words, where `message` adds to them what became of the decision. */
  readonly serverMessage?: string;
  /** What became of it is not known: the lists can be read again. */
  readonly unknown: boolean;
}

export interface RowStatus {
  /** The decision that is being sent. */
  readonly busy: Decision | null;
  /** Decided elsewhere: by whom or how, in a sentence. */
  readonly gone: { readonly state: Decision | null; readonly note: string } | null;
  readonly problem: Problem | null;
}

export const OPEN: RowStatus = { busy: null, gone: null, problem: null };

export interface PendingView<R> {
  /** null before the first answer. */
  readonly rows: readonly R[] | null;
  /** How many new requests wait to be shown. */
  readonly waiting: number;
  /** How many of the list that was read are known to be decided since. */
  readonly decided: number;
  /** The keys of rows that were decided elsewhere. */
  readonly gone: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}
