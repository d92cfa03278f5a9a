import { type Confirmation } from '../platform';
import { type Journal } from './journal';
import { type WithLock } from './lock';
import type { Operation, OperationSpec, Target } from './spec';
/** What the protocol stands on. Tests bring their own. */
export interface OperationEnvironment {
    readonly journal: Journal;
    readonly withLock: WithLock;
    hasIdempotency: () => boolean;
    confirm: (question: Confirmation) => Promise<boolean>;
    newKey: () => string;
    now: () => number;
}
export declare function defineOperation<T extends Target, Q, D, F, S, A>(spec: OperationSpec<T, Q, D, F, S, A>, env?: OperationEnvironment): Operation<T, Q, D, S, A>;
