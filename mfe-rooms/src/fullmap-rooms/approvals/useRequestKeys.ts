import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { singleKeyOf } from '@arena/shared/ui';
import type { Decision } from './questions';
import type { RequestRow } from './request-rows';
import type { Requests } from './useRequests';

const ACTIONS: Readonly<Record<string, Decision>> = { a: 'ACCEPT', r: 'REJECT' };
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A and R decide, the arrow keys move the focus. After a decision, focus moves to the next request or the `title`. */
export function useRequestKeys(requests: Requests, refusal: string | null, title: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const { rows } = requests;
  const buttonOf = (key: string | undefined, action: Decision) =>
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"] [data-action=${action}]:not([disabled])`);
  const neighbor = (key: string, step: 1 | -1) => {
    const open = (rows ?? []).filter((row) => row.state === 'open' || row.key === key);
    return open[open.findIndex((row) => row.key === key) + step]?.key;
  };

  const decide = async (row: RequestRow, action: Decision) => {
    const next = neighbor(row.key, 1) ?? neighbor(row.key, -1);
    const decided = await requests.decide(row, action, () => {
      // The next request can be decided while this one is held.
      if (list.current?.querySelector(`[data-key="${CSS.escape(row.key)}"]`)?.contains(document.activeElement) === true)
        buttonOf(next, action)?.focus();
    });
    if (decided === null || decided.state === 'open') return;
    // The row's buttons are gone and focus with them, so move it to the next request.
    setTimeout(() => {
      if (document.activeElement === document.body || document.activeElement === null) (buttonOf(next, action) ?? title.current)?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = rows?.find(({ key }) => key === target.closest<HTMLElement>('[data-key]')?.dataset.key);
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const action = ACTIONS[singleKeyOf(event) ?? ''];
    if (step !== undefined) {
      event.preventDefault();
      buttonOf(neighbor(row.key, step), (target.dataset.action as Decision | undefined) ?? 'ACCEPT')?.focus();
    } else if (event.repeat) {
      // Holding a key down decides only one request.
      event.preventDefault();
    } else if (action !== undefined && refusal === null) {
      event.preventDefault();
      void decide(row, action);
    }
  };
  return { list, decide, onKeyDown };
}
