/** Why a call failed, for code that has to decide something. */
export type ApiErrorKind = 'network' | 'timeout' | 'unauthorized' | 'forbidden' | 'not-found' | 'refused' | 'server' | 'bad-answer';
/** The specification's words for a failed call without a message of the server's (part 1 §8, part 2 §8). */
export declare const GENERIC_MESSAGE = "Something went wrong";
/** A failed call. `message` is the server's own, or 'Something went wrong'; `hint` says what to do next. */
export declare class ApiError extends Error {
    readonly kind: ApiErrorKind;
    /** The HTTP status; null when no answer came. */
    readonly status: number | null;
    /** The server's messages by field, where it sent such a map. */
    readonly fields: Readonly<Record<string, string>>;
    readonly name = "ApiError";
    readonly hint: string;
    constructor(kind: ApiErrorKind, message: string | null, 
    /** The HTTP status; null when no answer came. */
    status: number | null, 
    /** The server's messages by field, where it sent such a map. */
    fields?: Readonly<Record<string, string>>);
    /** Whether the failed call may have had its effect: no answer came. */
    get outcomeUnknown(): boolean;
}
/** The sentence to show for anything that was thrown. */
export declare function messageOf(error: unknown): string;
/** The server's words about an operation that turns out to have happened; null where no answer came. */
export declare const serverMessageOf: (error: unknown) => string | null;
/** Words, and what is known since: both are said, as sentences of their own. */
export declare function joinSentences(words: string | null, since: string): string;
/** What to do next about anything that was thrown. */
export declare function hintOf(error: unknown): string;
/** A success with nothing in it: no body, or `null`. */
export declare class EmptyAnswer extends ApiError {
    readonly hint = "The server sent an empty answer. Try again. If it keeps happening, contact the platform team.";
    constructor(status: number);
}
/** Whether the thing doesn't exist: a 404 or an empty answer. Any other failure, an unreadable answer included, says nothing about that. */
export declare const isMissing: (error: unknown) => boolean;
/** Reads an error answer: `{message}`, `{message, field}`, a map of fields, or nothing useful. `reading`: the call changes nothing. */
export declare function errorOf(response: Response, reading?: boolean): Promise<ApiError>;
