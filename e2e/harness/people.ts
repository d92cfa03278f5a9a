import { expect, type Page } from '@playwright/test';
import { failedRequest } from './guard.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

export const ADMIN: SignIn = { email: 'admin@arena.test', password: 'arena-admin' };
export const PLAYER: SignIn = { email: 'player@arena.test', password: 'arena-player' };

/** A screen of the console that reads nothing which a section reads too, as the overview does. */
export const QUIET_SCREEN = '/admin/notification';
/** What every screen reads on a server that has a live feed, and that screen's own call. */
export const CONSOLE_READS: readonly string[] = ['/capabilities', '/counts', '/events', '/notifications'];

interface Answered {
  readonly token: string;
  readonly user: { readonly id: number; readonly name: string; readonly roles: readonly { readonly name: string }[] };
}

/** Signs in at the server, without a browser. */
export async function signInAt(origin: string, { email, password }: SignIn): Promise<Answered> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answered;
}

const roleOf = ({ user: { roles } }: Answered) =>
  roles.some(({ name }) => name === 'ROLE_ADMIN') ? 'ROLE_ADMIN' : (roles[0]?.name ?? 'ROLE_USER');

/** As the browser has a session: the token in a cookie and its mark in the record, where the server keeps it so. */
async function inBrowser(page: Page, url: string, answered: Answered): Promise<Answered> {
  // A backend without such cookies gets no request that its console does not send: its tokens are no JWTs.
  if (!answered.token.includes('.')) return answered;
  const headers = { authorization: `Bearer ${answered.token}` };
  const kept = await page.request.post(`${url}/api/v1/auth/session`, { headers });
  return kept.ok() ? { ...answered, ...((await kept.json()) as { readonly token: string }) } : answered;
}

/** Puts a session into the browser, as the console would have stored it, and sends decisions without Undo; the page is on the console's origin afterwards. */
export async function enter(page: Page, url: string, signedIn: Answered): Promise<void> {
  const answered = await inBrowser(page, url, signedIn);
  // Not a screen of the console: nothing of it is loaded yet, so a network log that begins afterwards is whole.
  await page.goto(`${url}/registry.json`);
  const record = JSON.stringify({ ...answered, role: roleOf(answered) });
  await page.evaluate(
    ([auth, id]) => {
      localStorage.setItem('auth', auth);
      localStorage.setItem('userId', id);
      localStorage.setItem('arena-undo', 'off');
    },
    [record, String(answered.user.id)] as const,
  );
}

/** Signed in, without the login page. */
export async function enterAs(page: Page, url: string, person: SignIn): Promise<string> {
  const answered = await signInAt(url, person);
  await enter(page, url, answered);
  return answered.token;
}

/** Signed in on a backend without extensions, which answers the call for them with 404. */
export async function enterBare(
  page: Page,
  { url, backend }: { readonly url: string; readonly backend: SignIn },
  guard: { allow(failure: RegExp): void },
): Promise<void> {
  guard.allow(failedRequest('/api/v1/capabilities'));
  await enterAs(page, url, backend);
}

/** Opens the account menu of a public page, and answers it. */
export async function accountMenu(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  return page.locator('#account-menu');
}

/** From a public page into the console, as a signed-in person does. */
export async function goToAdmin(page: Page): Promise<void> {
  await (await accountMenu(page)).getByRole('link', { name: 'Admin' }).click();
  await page.waitForURL(/\/admin$/);
}

/** Signs in as a person does. Ends on the home page. */
export async function logIn(page: Page, url: string, { email, password }: SignIn): Promise<void> {
  if (!page.url().endsWith('/auth/login')) await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.waitForURL(`${url}/`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}
