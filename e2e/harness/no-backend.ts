import type { Page } from '@playwright/test';
import { failedRequest, type Guard } from './guard.ts';

/** Where no backend answers. */
export const NO_BACKEND = 'http://127.0.0.1:9';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const FAR = 4_102_444_800;

/** Puts the record of an administrator into the browser, for tests that only look at what is loaded. The page is on the console's origin afterwards. */
export async function enterWithoutBackend(page: Page, url: string, guard: Guard): Promise<void> {
  guard.allow(failedRequest('502'));
  const user = { id: 7, name: 'Amara Khan', email: 'amara@arena.test', roles: [{ id: 1, name: 'ROLE_ADMIN' }] };
  const record = JSON.stringify({ token: `${encoded({})}.${encoded({ exp: FAR })}.none`, user, role: 'ROLE_ADMIN' });
  await page.goto(`${url}/registry.json`);
  await page.evaluate((auth) => localStorage.setItem('auth', auth), record);
}
