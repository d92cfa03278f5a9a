import type { Toast } from '@arena/shared/platform';
import { createStore } from 'zustand/vanilla';

/** How long a toast stays (part 2 §9). */
export const TOAST_MS = 3000;
/** How long one moves in or out. */
export const MOVE_MS = 140;
/** More than these at once hide the page: the oldest goes. */
const MOST_TOASTS = 4;

export interface ShownToast extends Toast {
  readonly id: number;
  /** It is moving out. */
  readonly leaving: boolean;
}

/** The toasts on the screen, the oldest first. One that comes before the `Toaster` is not lost. */
export const toasts = createStore<readonly ShownToast[]>()(() => []);

let count = 0;
let recent: readonly { readonly toast: Toast; readonly at: number }[] = [];

/** Moves a toast out of sight, and takes it away. */
export function dismissToast(id: number): void {
  toasts.setState((shown) => shown.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)), true);
  setTimeout(() => toasts.setState((shown) => shown.filter((toast) => toast.id !== id), true), MOVE_MS);
}

/** Shows a message in the corner of the screen. */
export function notify(toast: Toast): void {
  count += 1;
  recent = [...recent.filter(({ at }) => Date.now() - at < TOAST_MS), { toast, at: Date.now() }];
  toasts.setState((shown) => [...shown, { ...toast, id: count, leaving: false }], true);
  const staying = toasts.getState().filter(({ leaving }) => !leaving);
  const [oldest] = staying;
  if (staying.length > MOST_TOASTS && oldest !== undefined) dismissToast(oldest.id);
}

/** Messages too recent to have been read yet. */
export function recentToasts(): readonly { readonly message: string; readonly tone: string }[] {
  return recent.filter(({ at }) => Date.now() - at < TOAST_MS / 2).map(({ toast: { message, tone } }) => ({ message, tone }));
}
