import { readStored, writeStored } from '@arena/shared/platform/storage';
import { useEffect, useEffectEvent } from 'react';

const STORAGE_KEY = 'arena-single-keys';
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/**
 * The shortcut character of a key, in lower case. Keyboards without Latin letters have it where a US keyboard has.
 * @example keyOf({ key: 'ф', code: 'KeyA', shiftKey: false }) // 'a'
 */
export function keyOf({ key, code, shiftKey }: Pick<Pressed, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[a-z/?]$/i.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Whether a keyboard event goes to a field, where a key must not trigger a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  // A field in a shadow root is behind its host.
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox]), textarea, select') ||
    isTyping(target.shadowRoot?.activeElement ?? null));

/** Whether single-key shortcuts are on. */
export const hasSingleKeys = (): boolean => readStored('localStorage', STORAGE_KEY) !== 'off';

/** Stores the user's choice. */
export const setSingleKeys = (on: boolean): void => writeStored('localStorage', STORAGE_KEY, on ? 'on' : 'off');

/** The `keyOf` a single-key shortcut; null where the key is typed, and while single keys are turned off. */
export function singleKeyOf(event: Pressed): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return null;
  return hasSingleKeys() ? keyOf(event) : null;
}

/** Listens for keys on the whole page. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const onPageKey = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPageKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
