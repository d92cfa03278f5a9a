import * as contract from '@arena/shared/contract';

/** Every call of the contract. */
export const ALL_CALLS: readonly contract.Call[] = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls') && name !== 'defineCalls')
  .flatMap(([, calls]) => Object.values(calls as Readonly<Record<string, contract.Call>>));
