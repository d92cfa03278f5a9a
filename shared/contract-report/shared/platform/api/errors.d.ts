/** Why a call failed. `bad-answer` is an answer that could not be decoded, `refused` any other 4xx. */
export type ApiErrorKind = 'network' | 'timeout' | 'unauthorized' | 'forbidden' | 'not-found' | 'refused' | 'server' | 'bad-answer';
/** The message of a failure without one from the server (part 1 §8, part 2 §8). */
export declare const GENERIC_MESSAGE = "Something went wrong";
/** A failed call. `message` is the server's, or 'Something went wrong'; `hint` tells the user what to do next. */
export declare class ApiError extends Error {
    readonly kind: ApiErrorKind;
    /** The HTTP status; null without an answer. */
    readonly status: number | null;
    /** The server's messages by wire field. */
    readonly fields: Readonly<Record<string, string>>;
    readonly name = "ApiError";
    readonly hint: string;
    constructor(kind: ApiErrorKind, message: string | null, 
    /** The HTTP status; null without an answer. */
    status: number | null, 
    /** The server's messages by wire field. */
    fields?: Readonly<Record<string, string>>);
    /** Whether the call may have taken effect despite the failure. */
    get outcomeUnknown(): boolean;
}
/** The message to display for a caught error. */
export declare function messageOf(error: unknown): string;
/** The server's message in a 5xx response, for an operation that succeeded anyway; null for other errors. */
export declare const serverMessageOf: (error: unknown) => string | null;
/**
 * Joins a message, with a period added if it has none, and a second sentence.
 * @example joinSentences('Room closed', 'Reload the list.') // 'Room closed. Reload the list.'
 */
export declare function joinSentences(words: string | null, since: string): string;
/** The advice to display for a caught error. */
export declare function hintOf(error: unknown): string;
/** A successful answer without content: no body, or `null`. */
export declare class EmptyAnswer extends ApiError {
    readonly hint = "The server sent an empty answer. Try again. If it keeps happening, contact the platform team.";
    constructor(status: number);
}
/** Whether the requested item doesn't exist: a 404 or an empty answer. Other failures don't tell. */
export declare const isMissing: (error: unknown) => boolean;
/** The message says why the session ended before its time. */
export declare class EndedSession extends ApiError {
}
/**
 * Converts an error answer: `{message}`, `{message, field}`, a map of fields, a sentence of another form, or anything else.
 * @param reading - Whether the call was a read.
 */
export declare function errorOf(response: Response, reading?: boolean): Promise<ApiError>;
