import { type RequestState, TOP_UP_STATES } from '@arena/shared/contract';

/** The status filter: labels for people, lower-case states for the address, which leaves the first one out. */
export const STATE_OPTIONS = TOP_UP_STATES.map(({ state, label }) => ({ value: state.toLowerCase(), label, state }));

/** The state that an address names; pending for any other word. */
export const stateOf = (word: string): RequestState => STATE_OPTIONS.find(({ value }) => value === word.toLowerCase())?.state ?? 'PENDING';
