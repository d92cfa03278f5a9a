import type { Toast } from '@arena/shared/platform';
import { createStore } from 'zustand/vanilla';

/** Part 2 §9. */
export const TOAST_MS = 3000;
/** The length of the animation. */
export const MOVE_MS = 140;
/** More toasts would hide the page, so the oldest one leaves. One with Undo stays until its time is over. */
const MOST_TOASTS = 4;

export interface ShownToast extends Toast {
  readonly id: number;
  /** The toast is animating out. */
  readonly leaving: boolean;
}

/** Oldest first. Toasts before the `Toaster` renders aren't lost. */
export const toasts = createStore<readonly ShownToast[]>()(() => []);

let count = 0;
let recent: readonly { readonly toast: Toast; readonly at: number }[] = [];

export function dismissToast(id: number): void {
  toasts.setState((shown) => shown.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)), true);
  setTimeout(() => toasts.setState((shown) => shown.filter((toast) => toast.id !== id), true), MOVE_MS);
}

export function notify(toast: Toast): void {
  count += 1;
  const id = count;
  toasts.setState((shown) => [...shown, { ...toast, id, leaving: false }], true);
  if (toast.undo !== undefined) {
    toast.undo.signal.addEventListener('abort', () => dismissToast(id));
    return;
  }
  recent = [...recent.filter(({ at }) => Date.now() - at < TOAST_MS), { toast, at: Date.now() }];
  const staying = toasts.getState().filter(({ leaving, undo }) => !leaving && undo === undefined);
  const [oldest] = staying;
  if (staying.length > MOST_TOASTS && oldest !== undefined) dismissToast(oldest.id);
}

/** Messages too recent for the user to have read. */
export function recentToasts(): readonly { readonly message: string; readonly tone: string }[] {
  return recent.filter(({ at }) => Date.now() - at < TOAST_MS / 2).map(({ toast: { message, tone } }) => ({ message, tone }));
}
