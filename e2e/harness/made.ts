import type { Page } from '@playwright/test';

/**
 * Notes whatever the page makes of some constructors from its next document on (`Error`, `Intl.NumberFormat`): each by the constructor's
 * name, with its message where it has one. Answers what was noted so far.
 */
export async function noteMade(page: Page, constructors: readonly string[]): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((wanted) => {
    const made: string[] = [];
    for (const full of wanted) {
      const owner = (full.startsWith('Intl.') ? Intl : window) as unknown as Record<string, new () => { readonly message?: string }>;
      const name = full.replace('Intl.', '');
      const note = <T extends { readonly message?: string }>(thing: T) => (made.push(`${name} ${thing.message ?? ''}`.trim()), thing);
      owner[name] = new Proxy(owner[name] as never, {
        apply: (target, self, given) => note(Reflect.apply(target, self, given) as Error),
        construct: (target, given) => note(Reflect.construct(target, given) as Error),
      });
    }
    Object.assign(window, { thingsMade: made });
  }, constructors);
  return () => page.evaluate(() => (window as unknown as { readonly thingsMade: readonly string[] }).thingsMade);
}
