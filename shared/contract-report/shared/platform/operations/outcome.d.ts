type NotSentReason = 
/** What the server has now could not be read. */
'unread'
/** The browser can store nothing, so a second sending could not be prevented. */
 | 'storage'
/** The same was sent from another tab or screen after the person had looked. */
 | 'changed'
/** The operation's own rule forbids it. */
 | 'ruled-out';
/** `D`: what the journal records of the act. `S`: what the server has instead of it. `A`: the call's answer. */
export type Outcome<D = unknown, S = unknown, A = unknown> = 
/** It has happened, once. `answer` is null where no success was answered; `serverMessage`: what the server answered instead. */
{
    readonly kind: 'done';
    readonly record: D;
    readonly answer: A | null;
    readonly serverMessage: string | null;
    /** Another tab or screen had already recorded it when `reconcile` looked. */
    readonly known?: true;
}
/** Something else has happened: a colleague's act (`ours: false`), or an earlier one of this browser. Nothing happened now. */
 | {
    readonly kind: 'superseded';
    readonly ours: boolean;
    /** The earlier act of this browser, where it is that. */
    readonly record: D | null;
    readonly current: S | null;
    readonly message: string | null;
    /** Found out after a failure: `message` is about the failure, not about what is current. */
    readonly afterFailure?: true;
}
/** The server refused, in these words. `fields`: its messages by wire field. */
 | {
    readonly kind: 'refused';
    readonly message: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly signedOut: boolean;
}
/** No answer came. The server shows that it has not happened so far; it may still arrive. */
 | {
    readonly kind: 'unanswered';
    readonly message: string;
}
/** No answer came, and whether it happened is unknown. */
 | {
    readonly kind: 'unknown';
    readonly message: string;
} | {
    readonly kind: 'not-sent';
    readonly reason: NotSentReason;
    readonly message: string;
}
/** The person answered a question with no. */
 | {
    readonly kind: 'cancelled';
};
export type NotSentSentences = Readonly<Record<Exclude<NotSentReason, 'ruled-out'>, string>>;
/** What a person reads where an operation has no words of its own. */
export declare const NOT_SENT: NotSentSentences;
export declare const OUTCOME_UNKNOWN = "The server didn\u2019t confirm the result";
export {};
