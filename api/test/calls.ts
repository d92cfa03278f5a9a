import { type Call, CALL_TABLES } from '@arena/shared/contract';

/** Every call of the contract, by the name under which it is found there. */
export const NAMED_CALLS: readonly (readonly [name: string, call: Call])[] = Object.entries(CALL_TABLES).flatMap(([table, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => [`${table}.${name}`, call] as const),
);

/** Every call of the contract. */
export const ALL_CALLS: readonly Call[] = NAMED_CALLS.map(([, call]) => call);
