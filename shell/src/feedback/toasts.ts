import type { Toast } from '@arena/shared/platform';
import { createStore } from 'zustand/vanilla';

/** How long a toast stays (part 2 §9). */
export const TOAST_MS = 3000;

export interface QueuedToast extends Toast {
  readonly id: number;
}

/** Toasts that nobody has shown yet. `Toaster` takes them from here, so a message that comes before it is not lost. */
export const toastQueue = createStore<readonly QueuedToast[]>()(() => []);

let count = 0;
let recent: readonly { readonly toast: Toast; readonly at: number }[] = [];

/** Says something in the corner of the screen. */
export function notify(toast: Toast): void {
  count += 1;
  recent = [...recent.filter(({ at }) => Date.now() - at < TOAST_MS), { toast, at: Date.now() }];
  const queued: QueuedToast = { ...toast, id: count };
  toastQueue.setState((queue) => [...queue, queued], true);
}

/** Hands over everything that waits. */
export function takeToasts(): readonly QueuedToast[] {
  const waiting = toastQueue.getState();
  if (waiting.length > 0) toastQueue.setState([], true);
  return waiting;
}

/** What was said so shortly ago that nobody has read it yet. */
export function recentToasts(): readonly { readonly message: string; readonly tone: string }[] {
  return recent.filter(({ at }) => Date.now() - at < TOAST_MS / 2).map(({ toast: { message, tone } }) => ({ message, tone }));
}
