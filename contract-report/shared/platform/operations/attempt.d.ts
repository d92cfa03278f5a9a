import type { Confirmation } from '../platform';
import type { Agreement, Question } from './agreement';
import { type Journal, type JournalEntry } from './journal';
import type { WithLock } from './lock';
import { type Outcome } from './outcome';
import type { OperationSpec, Recognition, Target } from './spec';
/** What the protocol needs of its host. Tests bring their own. */
export interface OperationEnvironment {
    readonly journal: Journal;
    readonly withLock: WithLock;
    hasIdempotency: () => boolean;
    confirm: (question: Confirmation) => Promise<boolean>;
    newKey: () => string;
    now: () => number;
}
interface Known<D, F, S> {
    readonly facts: F;
    readonly recognition: Recognition<D, S>;
}
export declare const nameOf: (id: string, target: Target) => string;
/** The steps of one operation that are taken under its lock. */
export declare class Attempts<T extends Target, Q, D, F, S, A> {
    constructor(spec: OperationSpec<T, Q, D, F, S, A>, env: OperationEnvironment);
    /** Sends the request, unless what is known forbids it. */
    attempt: (target: T, request: Q, { seen, told, agreedTo }: Agreement<D>) => Promise<Outcome<D, S, A> | Question<D>>;
    recogniseNow: (target: T, record: D) => Promise<Known<D, F, S> | null>;
    /**
     * Writes down what the server's data say of a sent act. `error`: what came instead of an answer. `late`: a person has asked
     * for it, some time after the sending; right after it, what is absent may be on its way.
     */
    conclude: (name: string, entry: JournalEntry<D>, recognition: Recognition<D, S> | null, error: unknown, late?: boolean) => Outcome<D, S, A>;
}
export {};
