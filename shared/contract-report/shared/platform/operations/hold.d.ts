import type { Holds } from './environment';
type UndoChoice = 'send' | 'drop' | 'off';
/** Whether this user can undo single decisions for five seconds on this device, and what closing the tab does to one. */
export declare function undoChoice(): UndoChoice;
/** Stores the user's choice. */
export declare const setUndoChoice: (choice: UndoChoice) => void;
/** Where a run is held: in this tab or another one; null when none is. */
export declare const heldWhere: (name: string) => "here" | "elsewhere" | null;
/** In this browser. */
export declare const holds: Holds;
export {};
