import { type Browser, type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { Console } from './consoles.ts';
import { ask, confirmButton, decisionButton, dialog, type Kind, row, rows, SIDE, type Verb, WORDS } from './finance.ts';
import type { Client, FinanceServer } from './finance-server.ts';
import { ADMIN, enter, signInAt } from './people.ts';

/** The disturbances around one decision. */
export const DISTURBANCES = ['double click', 'Enter held', 'two tabs', 'answer lost', 'reload in flight', '401 in flight'] as const;
type Disturbance = (typeof DISTURBANCES)[number];

interface Run {
  readonly kind: Kind;
  readonly verb: Verb;
  readonly disturbance: Disturbance;
  /** Whether the server had carried the decision out before the trouble began. */
  readonly carriedOut: boolean;
}

/** A repeatable row of random runs (mulberry32). */
export function randomRuns(count: number, seed: number): readonly Run[] {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return Array.from({ length: count }, (_, index) => ({
    kind: random() < 0.5 ? 'topup' : 'redeem',
    verb: random() < 0.7 ? 'Approve' : 'Reject',
    // Each in turn, so that a short row has them all.
    disturbance: DISTURBANCES[index % DISTURBANCES.length] ?? 'double click',
    carriedOut: random() < 0.5,
  }));
}

const AMOUNT = 150;

interface World {
  readonly console: Console;
  readonly server: FinanceServer;
  readonly browser: Browser;
}

async function signIn(page: Page, { console: { url } }: World): Promise<void> {
  await enter(page, url, await signInAt(url, ADMIN));
}

/** Decides a request that is still pending, as a user would who sees the row come back. Returns whether it was pending. */
async function decideAgain(page: Page, id: number, verb: Verb): Promise<boolean> {
  const button = decisionButton(page, id, verb);
  // Either the row can be decided, or the list is there without it, or it shows its outcome.
  await expect(button.or(page.getByText(/No (requests|redeem requests) found/)).or(row(page, id).getByText(/elsewhere/))).toBeVisible();
  if (!(await button.isVisible())) return false;
  await ask(page, id, verb);
  await confirmButton(page, verb).click();
  await expect(dialog(page, verb)).toBeHidden();
  await expect(button).toHaveCount(0);
  return true;
}

/** Carries a decision out at the server, or not, and answers something else. */
const disturbed = (carriedOut: boolean, answer: (route: Route) => Promise<void>) => async (route: Route) => {
  if (carriedOut) await route.fetch();
  await answer(route);
};

async function disturb(page: Page, context: BrowserContext, world: World, run: Run, id: number, address: string): Promise<void> {
  const { verb, disturbance, carriedOut } = run;
  const calls = `**/api/v1/${run.kind}/${id}/{approve,reject}*`;
  const confirm = confirmButton(page, verb);
  switch (disturbance) {
    case 'double click':
      await ask(page, id, verb);
      return confirm.dblclick();
    case 'Enter held': {
      await ask(page, id, verb);
      await expect(confirm).toBeFocused();
      for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter');
      return page.keyboard.up('Enter');
    }
    case 'two tabs': {
      const other = await context.newPage();
      await other.goto(address);
      await Promise.all([ask(page, id, verb), ask(other, id, verb)]);
      // Whichever comes second may find the question switched off, or gone with its row.
      const press = (tab: Page) =>
        confirmButton(tab, verb)
          .click({ timeout: 3000 })
          .catch(() => undefined);
      await Promise.all([press(page), press(other)]);
      await expect(decisionButton(other, id, verb)).toHaveCount(0);
      return other.close();
    }
    case 'answer lost': {
      let first = true;
      await page.route(calls, async (route) => {
        if (!first) return route.continue();
        first = false;
        return disturbed(carriedOut, (lost) => lost.abort('connectionreset'))(route);
      });
      await ask(page, id, verb);
      await confirm.click();
      await expect(dialog(page, verb)).toBeHidden();
      // The screen has read the outcome: the row has left, or can be decided again.
      await expect(page.locator('[data-decision][aria-busy=true]')).toHaveCount(0);
      await decideAgain(page, id, verb);
      return page.unroute(calls);
    }
    case 'reload in flight': {
      let arrived: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => (arrived = resolve));
      await page.route(calls, async (route) => {
        if (carriedOut) await route.fetch();
        arrived();
        // No answer: the page is gone before one comes.
      });
      await ask(page, id, verb);
      await confirm.click();
      await arrival;
      await page.unroute(calls);
      await page.goto(address);
      return void (await decideAgain(page, id, verb));
    }
    case '401 in flight': {
      await page.route(
        calls,
        disturbed(carriedOut, (route) => route.fulfill({ status: 401, body: '' })),
      );
      await ask(page, id, verb);
      await confirm.click();
      await page.waitForURL(/\/auth\/login/);
      await page.unroute(calls);
      await signIn(page, world);
      await page.goto(address);
      return void (await decideAgain(page, id, verb));
    }
  }
}

/** Makes one decision with its disturbance, then checks the result in the database. */
export async function runOnce(world: World, run: Run, client: Client): Promise<void> {
  const { server, console: shell, browser } = world;
  const id = run.kind === 'topup' ? ((await server.askTopUps(client, [AMOUNT]))[0] ?? 0) : await server.askRedeem(client, AMOUNT);
  const before = (await server.movements(client)).length;
  const balance = await server.balanceOf(client);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const address = `${shell.url}${WORDS[run.kind].path}?search=${encodeURIComponent(client.email)}`;
  try {
    await signIn(page, world);
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    await disturb(page, context, world, run, id, address);
    await expect(decisionButton(page, id, run.verb)).toHaveCount(0);
    await expect.poll(() => server.stateOf(run.kind, id)).toBe(SIDE[run.verb][1]);
  } finally {
    await context.close();
  }
  const moved = (await server.movements(client)).length - before;
  const change = (await server.balanceOf(client)) - balance;
  const expected = run.verb === 'Reject' ? 0 : run.kind === 'topup' ? AMOUNT : -AMOUNT;
  expect({ moved, change }, JSON.stringify(run)).toEqual({ moved: expected === 0 ? 0 : 1, change: expected });
}

/** A player whose balance covers this many payouts. */
export async function wealthyClient(server: FinanceServer, payouts: number): Promise<Client> {
  const client = await server.client();
  const [id] = await server.askTopUps(client, [AMOUNT * (payouts + 1)]);
  await server.approve('topup', id ?? 0);
  return client;
}
