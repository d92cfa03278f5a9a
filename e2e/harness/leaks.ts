import type { Page } from '@playwright/test';

/** What of a document a section could leave behind, by name; `who` is the code that did it, where that is known. */
export interface Traces {
  readonly globals: readonly string[];
  readonly head: readonly string[];
  readonly attributes: readonly string[];
  /** `window resize: 2`. */
  readonly listeners: readonly string[];
  readonly intervals: readonly string[];
  /** Rules that reach what is not the section's own: without a class, an id or an attribute in their selector. */
  readonly wideRules: readonly string[];
}

declare global {
  interface Window {
    __listeners?: () => readonly string[];
    __intervals?: () => readonly string[];
  }
}

/* Runs in the browser, before anything else of a page: from then on listeners of what all sections share are counted. */
function countListeners(): void {
  const listeners = new Map<EventTarget, Map<string, Set<unknown>>>();
  const nameOf = (target: EventTarget): string | null => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement) return 'html';
    if (target === document.body) return 'body';
    return target instanceof MediaQueryList ? `media ${target.media}` : null;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captures = (options: unknown) =>
    options === true || (typeof options === 'object' && options !== null && (options as AddEventListenerOptions).capture === true);
  const setOf = (target: EventTarget, type: string, options: unknown) => {
    const types = listeners.get(target) ?? new Map<string, Set<unknown>>();
    listeners.set(target, types);
    const key = captures(options) ? `${type} (capture)` : type;
    const set = types.get(key) ?? new Set();
    types.set(key, set);
    return set;
  };
  EventTarget.prototype.addEventListener = function (type: string, listener: EventListenerOrEventListenerObject | null, options) {
    if (listener !== null) {
      const set = setOf(this, type, options);
      set.add(listener);
      const { once, signal } = typeof options === 'object' ? options : {};
      const forget = () => set.delete(listener);
      if (once === true) addEventListener.call(this, type, forget, { once: true, capture: captures(options) });
      if (signal) addEventListener.call(signal, 'abort', forget);
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type: string, listener: EventListenerOrEventListenerObject | null, options) {
    setOf(this, type, options).delete(listener);
    removeEventListener.call(this, type, listener, options);
  };
  window.__listeners = () =>
    [...listeners].flatMap(([target, types]) => {
      const name = nameOf(target);
      return name === null ? [] : [...types].filter(([, set]) => set.size > 0).map(([type, set]) => `${name} ${type}: ${set.size}`);
    });
}

/* As `countListeners`, for what is done again and again. */
function countIntervals(): void {
  const intervals = new Map<number, string>();
  const { setInterval: start, clearInterval: stop } = window;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = start(...args) as unknown as number;
    intervals.set(id, `${args[1] ?? 0} ms ${String(args[0]).replaceAll(/\s+/g, ' ').slice(0, 60)}`);
    return id;
  }) as typeof setInterval;
  window.clearInterval = (id) => {
    intervals.delete(Number(id));
    stop(id);
  };
  window.__intervals = () => [...intervals.values()];
}

export async function watchTraces(page: Page): Promise<void> {
  await page.addInitScript(countListeners);
  await page.addInitScript(countIntervals);
}

export const tracesOf = (page: Page): Promise<Traces> =>
  page.evaluate(() => {
    if (window.__listeners === undefined || window.__intervals === undefined) throw new Error('This page was not watched from its start');
    const described = (element: Element) =>
      `${element.localName} ${[...element.attributes].map(({ name, value }) => `${name}=${name === 'nonce' ? '…' : value}`).join(' ')} ${(element.textContent ?? '').slice(0, 40)}`.trim();
    const shown = (element: Element) =>
      `${element.localName} ${[...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')}`;
    const isWide = (selector: string) =>
      selector
        .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (part) => part.replaceAll(',', ' '))
        .split(',')
        .some((one) => !/[.#[]/.test(one));
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText];
        return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule) ? selectorsIn(rule.cssRules as CSSRuleList) : [];
      });
    const rulesOf = (sheet: CSSStyleSheet): string[] => {
      try {
        return selectorsIn(sheet.cssRules);
      } catch {
        return [`a sheet of another origin: ${sheet.href}`];
      }
    };
    return {
      globals: Object.getOwnPropertyNames(window).sort(),
      head: [...document.head.children].map(described).sort(),
      attributes: [document.documentElement, document.body].map(shown),
      listeners: [...window.__listeners()].sort(),
      intervals: [...window.__intervals()].sort(),
      wideRules: [...new Set([...document.styleSheets].flatMap(rulesOf).filter(isWide))].sort(),
    };
  });

/** What is there afterwards that was not before (`+`), and what is gone (`-`), without what is expected by name. */
export function differences(before: Traces, after: Traces, expected: Partial<Record<keyof Traces, readonly RegExp[]>>): readonly string[] {
  return (Object.keys(before) as (keyof Traces)[]).flatMap((kind) => {
    const isExpected = (trace: string) => expected[kind]?.some((pattern) => pattern.test(trace)) === true;
    const [old, now] = [new Set(before[kind]), new Set(after[kind])];
    const added = [...now].filter((trace) => !old.has(trace)).map((trace) => [`+ ${kind}: ${trace}`, trace] as const);
    const gone = [...old].filter((trace) => !now.has(trace)).map((trace) => [`- ${kind}: ${trace}`, trace] as const);
    return [...added, ...gone].filter(([, trace]) => !isExpected(trace)).map(([line]) => line);
  });
}

/** How every element of the screen looks, as far as a foreign rule could change it and time does not. */
export const looksOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.locator('main').evaluate((main) => {
    const properties = [
      ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform'],
      ...['text-align', 'display', 'position', 'box-sizing', 'padding', 'margin', 'border', 'border-radius', 'box-shadow', 'z-index'],
      ...['overflow', 'list-style', 'cursor', 'white-space', 'vertical-align', 'text-decoration'],
    ];
    const looks: Record<string, string> = {};
    const visit = (element: Element, path: string) => {
      const style = getComputedStyle(element);
      looks[path] = properties.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';');
      [...element.children].forEach((child, index) => visit(child, `${path}>${child.localName}:${index}`));
    };
    visit(main, 'main');
    return looks;
  });
