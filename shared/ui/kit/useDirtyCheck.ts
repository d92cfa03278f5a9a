import { useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const valueOf = (control: Control): string =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) ? String(control.checked) : control.value;

/** For a control that changed before it was focused, so its earlier value is unknown. */
const UNKNOWN = Symbol('unknown');

/** Tracks whether the user typed into a form since it opened. Reads the controls, so values that code filled in don't count. */
export function useDirtyCheck(open: boolean) {
  const [before] = useState(() => new Map<Control, string | typeof UNKNOWN>());
  useEffect(() => {
    if (!open) before.clear();
  }, [before, open]);

  const note = (target: EventTarget, value: (control: Control) => string | typeof UNKNOWN) => {
    // A search field outside a form has nothing to lose.
    if (isControl(target) && target.form !== null && !before.has(target)) before.set(target, value(target));
  };
  return {
    /** Call it when a control is focused. */
    remember: (target: EventTarget) => note(target, valueOf),
    changed: (target: EventTarget) => note(target, () => UNKNOWN),
    inForm: () => [...before].some(([control, value]) => control.isConnected && valueOf(control) !== value),
  };
}
