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
    /** Whether the call may have had its effect although it failed: no answer came, so nobody knows. */
    get outcomeUnknown(): boolean;
}
/** The sentence to show for anything that was thrown. */
export declare function messageOf(error: unknown): string;
/** What to do next about anything that was thrown. */
export declare function hintOf(error: unknown): string;
/**
 * Reads an error answer: `{message}`, a bare map of field to message, or nothing useful (an empty body, HTML).
 * `reading`: the call would have changed nothing.
 */
export declare function errorOf(response: Response, reading?: boolean): Promise<ApiError>;
