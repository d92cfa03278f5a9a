import type { OperationEnvironment } from './environment';
import type { Operation, OperationSpec, Target } from './spec';
/** Makes an act out of its description. How it is done is the table in `spec.ts`. */
export declare function defineOperation<T extends Target, Q, D, F, S, A>(spec: OperationSpec<T, Q, D, F, S, A>, env?: OperationEnvironment): Operation<T, Q, D, S, A>;
