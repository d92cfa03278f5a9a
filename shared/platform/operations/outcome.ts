import * as t from './operations.messages';
// The outcomes of an operation. The set is closed, so the compiler checks that screens handle each.

type NotSentReason =
  /** The server's state could not be read. */
  | 'unread'
  /** The browser can't store anything, so a duplicate could not be prevented. */
  | 'storage'
  /** Another tab or screen sent the same after the user last looked, or may do so within seconds. */
  | 'changed'
  /** The operation's own rule forbids it. */
  | 'ruled-out';

/** How an operation ended. `D`: the record in the journal. `S`: what the server has instead. `A`: the call's answer. */
export type Outcome<D = unknown, S = unknown, A = unknown> =
  /** It happened, once. `answer` is null when the success is known from elsewhere; `serverMessage` is the failed answer's message. */
  | {
      readonly kind: 'done';
      readonly record: D;
      readonly answer: A | null;
      readonly serverMessage: string | null;
      /** `reconcile` found it recorded by another tab or screen. */
      readonly known?: true;
    }
  /** Something else happened earlier, by a colleague (`ours: false`) or from this browser. Nothing happened now. */
  | {
      readonly kind: 'superseded';
      readonly ours: boolean;
      /** The record of this browser's earlier request, if it was that. */
      readonly record: D | null;
      readonly current: S | null;
      readonly message: string | null;
      /** Found after a failure: `message` is about the failure, not about `current`. */
      readonly afterFailure?: true;
    }
  /** The server refused with this message. `fields`: its messages by wire field. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly signedOut: boolean;
    }
  /** No answer came. According to the server it hasn't happened so far, but it may still arrive. */
  | { readonly kind: 'unanswered'; readonly message: string }
  /** No answer came, and the server's state is unknown too. */
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'not-sent'; readonly reason: NotSentReason; readonly message: string }
  /** The user declined a question. */
  | { readonly kind: 'cancelled' };

/** The messages of a request that wasn't sent, by reason, and of an unknown outcome. */
export type Sentences = Readonly<Record<Exclude<NotSentReason, 'ruled-out'> | 'unknown', string>>;

/** The default messages. */
export const SENTENCES: Sentences = {
  unread: t.stateUnknown,
  storage: t.storageBlocked,
  changed: t.sentFromAnotherTab,
  unknown: t.notConfirmed,
};
