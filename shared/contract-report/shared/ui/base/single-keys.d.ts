type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;
/**
 * The shortcut character of a key, in lower case. Keyboards without Latin letters have it where a US keyboard has.
 * @example keyOf({ key: 'ф', code: 'KeyA', shiftKey: false }) // 'a'
 */
export declare function keyOf({ key, code, shiftKey }: Pick<Pressed, 'key' | 'code' | 'shiftKey'>): string;
/** Whether a keyboard event goes to a field, where a key must not trigger a shortcut. */
export declare const isTyping: (target: EventTarget | null) => boolean;
/** Whether single-key shortcuts are on. */
export declare const hasSingleKeys: () => boolean;
/** Stores the user's choice. */
export declare const setSingleKeys: (on: boolean) => void;
/** The `keyOf` a single-key shortcut; null where the key is typed, and while single keys are turned off. */
export declare function singleKeyOf(event: Pressed): string | null;
/** Listens for keys on the whole page. */
export declare function usePageKeys(onKey: (event: KeyboardEvent) => void): void;
export {};
