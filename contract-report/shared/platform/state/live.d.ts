import type { LiveChange } from '../../contract/wire/live';
import type { LiveSubject } from '../../contract/wire/live';
type Listener = (change: LiveChange) => void;
/** Notifies every interested screen; the shell calls it for each change that arrives, without a subject when some may have been missed. */
export declare function announceChange(change: LiveChange): void;
/** When a change of this subject was announced last: what was read before it is old, though no screen was there to hear of it. */
export declare const lastChangeOf: (subject: LiveSubject) => number;
export declare function subscribeChanges(listener: Listener): () => void;
/** Calls `onChange` when a thing of this subject changed on the server. */
export declare function useLiveChange(subject: LiveSubject, onChange: Listener): void;
export {};
