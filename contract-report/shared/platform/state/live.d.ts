import type { LiveChange } from '../../contract/wire/overview';
type Listener = (change: LiveChange) => void;
/** Tells every interested screen; the shell calls it for each change that arrives. */
export declare function announceChange(change: LiveChange): void;
export declare function subscribeChanges(listener: Listener): () => void;
/** Calls `onChange` when a thing of this subject (`topup`, `redeem`, `room`, `fullmap`, `tournament`, `user`) changed on the server. */
export declare function useLiveChange(subject: string, onChange: Listener): void;
export {};
