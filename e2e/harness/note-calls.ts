import type { Page } from '@playwright/test';

/**
 * Notes each call of some functions and constructors, from the page's next document on, by their full names (`Error`,
 * `Number.prototype.toLocaleString`); of errors the message too. Answers what was noted so far.
 */
export async function noteCalls(page: Page, names: readonly string[]): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((wanted) => {
    const calls: string[] = [];
    for (const full of wanted) {
      const path = full.split('.');
      const name = path.pop() ?? '';
      const owner = path.reduce((object, key) => object[key] as never, window as unknown as Record<string, unknown>);
      const note = <T>(result: T) => (calls.push(result instanceof Error ? `${full} ${result.message}` : full), result);
      owner[name] = new Proxy(owner[name] as () => unknown, {
        apply: (target, self, given) => note(Reflect.apply(target, self, given)),
        construct: (target, given, made) => note(Reflect.construct(target, given, made) as object),
      });
    }
    Object.assign(window, { notedCalls: calls });
  }, names);
  return () => page.evaluate(() => (window as unknown as { readonly notedCalls: readonly string[] }).notedCalls);
}
