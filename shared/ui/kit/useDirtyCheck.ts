import { useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const valueOf = (control: Control): string =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) ? String(control.checked) : control.value;

/** Value of a control that changed before it was ever focused, so nobody knows what it held. */
const UNKNOWN = Symbol('unknown');

/**
 * Whether somebody typed into a form since it was opened. Asked of the controls themselves, so that no dialog has to pass it
 * on: what the console filled in (a draft, a default, a reset after sending) does not count.
 */
export function useDirtyCheck(open: boolean) {
  const [before] = useState(() => new Map<Control, string | typeof UNKNOWN>());
  useEffect(() => {
    if (!open) before.clear();
  }, [before, open]);

  const note = (target: EventTarget, value: (control: Control) => string | typeof UNKNOWN) => {
    // A search field outside a form holds nothing that would be missed.
    if (isControl(target) && target.form !== null && !before.has(target)) before.set(target, value(target));
  };
  return {
    /** To be called when a control gets the focus, before anything is typed into it. */
    remember: (target: EventTarget) => note(target, valueOf),
    /** To be called when a control changes. */
    changed: (target: EventTarget) => note(target, () => UNKNOWN),
    inForm: () => [...before].some(([control, value]) => control.isConnected && valueOf(control) !== value),
  };
}
