import { publish } from '../../ship/commands.ts';
import { financeServer } from '../harness/finance-server.ts';
import { AUDIT, done, REDEEMS, TOP_UPS } from '../harness/finance.ts';
import { FULLMAPS } from '../harness/fullmap.ts';
import { OVERVIEW } from '../harness/overview.ts';
import { patchedBuild } from '../harness/patched-build.ts';
import { ADMIN } from '../harness/people.ts';
import { ROOMS } from '../harness/rooms.ts';
import { STREAMS } from '../harness/streams.ts';
import { TOURNAMENTS } from '../harness/tournament.ts';
import { USERS } from '../harness/users.ts';
import { button, field, link, type Tab, text } from './tab.ts';
import { expect, test } from './test.ts';

/** A screen of each section's mounts, and what a row of it is. */
const SCREENS = {
  [OVERVIEW]: '//main//section//li',
  [ROOMS]: '//main//article',
  [FULLMAPS]: '//main//article',
  [TOP_UPS]: '//main//tbody/tr/td',
  [REDEEMS]: '//main//tbody/tr/td',
  [AUDIT]: '//main//tbody/tr/td',
  [USERS]: '//main//tbody/tr/td',
  [TOURNAMENTS]: '//main//tbody/tr/td',
  [STREAMS]: '//main//article',
} as const;

async function signIn(tab: Tab, url: string): Promise<void> {
  await tab.driver.goto(`${url}/auth/login`);
  await tab.type(field('Email'), ADMIN.email);
  await tab.type(field('Password'), ADMIN.password);
  await tab.click(button('Login'));
  // The home page, two seconds later.
  await tab.see('//button[@popovertarget="account-menu"]');
}

/** In the page: what it preloads, and how often each was fetched. */
function preloads(): readonly (readonly [string, number])[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);
  return links.map((href) => [href, fetched.filter((name) => name === href).length]);
}

test('every screen shows its rows, uses its preloads, and reports no error', async ({ tab, live }, { project }) => {
  await signIn(tab, live.url);
  for (const [path, row] of Object.entries(SCREENS)) {
    await tab.driver.goto(live.url + path);
    await tab.see(row);
    await tab.miss('//main//*[@role="alert"]');
    expect(await tab.errors(), path).toEqual([]);
    const preloaded = await tab.driver.evaluate(preloads);
    expect(preloaded.length > 0, path).toBe(project.name === 'firefox');
    expect(preloaded.filter(([, times]) => times !== 1)).toEqual([]);
  }
});

test('a top-up is approved and a redeem rejected, once each', async ({ tab, live, platform }) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [topUp = 0] = await server.askTopUps(client, [600]);
  await signIn(tab, live.url);
  await tab.driver.goto(`${live.url}${TOP_UPS}?search=${client.email}`);
  await tab.click(`//main//button[starts-with(@aria-label,"Approve request ${topUp} of ")]`);
  await tab.click(`//*[@role="alertdialog"]${button('Confirm')}`);
  await tab.see(text(done('topup', topUp, 'Approve')));
  expect(await server.balanceOf(client)).toBe(600);

  const redeem = await server.askRedeem(client, 125);
  await tab.driver.goto(`${live.url}${REDEEMS}?search=${client.email}`);
  await tab.click(`//main//button[starts-with(@aria-label,"Reject request ${redeem} of ")]`);
  await tab.click(`//*[@role="alertdialog"]${button('Confirm')}`);
  await tab.see(text(done('redeem', redeem, 'Reject')));
  expect(await server.stateOf('redeem', redeem)).toBe('REJECTED');
  expect(await server.balanceOf(client)).toBe(600);
});

test('after logging out, Back shows no data', async ({ tab, live }) => {
  await signIn(tab, live.url);
  await tab.driver.goto(live.url + ROOMS);
  await tab.see(SCREENS[ROOMS]);
  await tab.click('//button[@aria-haspopup="menu"][contains(.,"Amara Khan")]');
  await tab.click('//*[@role="menuitem"][normalize-space()="Logout"]');
  await tab.see(link('Login'));
  await tab.driver.evaluate(() => {
    document.documentElement.dataset.before = '';
    history.back();
  });
  await tab.miss('/html[@data-before]');
  await tab.see(link('Login'));
  await tab.miss(SCREENS[ROOMS]);
});

test('an open tab takes a new version of a section in place', async ({ tab, live }) => {
  const title = 'Manage multiplayer gaming sessions and rooms and payment';
  const next = patchedBuild('mfe-rooms', [{ from: title, to: 'Rooms, the next version' }]);
  try {
    await signIn(tab, live.url);
    await tab.driver.goto(live.url + ROOMS);
    await tab.see(text(title));
    await publish(live.publisher, { folder: 'mfe-rooms', build: next.folder, version: '1.1.0' });
    // The tab asks again when it becomes visible.
    await tab.driver.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await tab.click(button('Update'));
    await tab.see(text('Rooms, the next version'));
    await tab.see(SCREENS[ROOMS]);
    expect(await tab.errors(), 'of the same document').toEqual([]);
  } finally {
    next.remove();
  }
});

test('on a phone each mobile number is whole', async ({ tab, live }) => {
  await signIn(tab, live.url);
  await tab.driver.resize(360, 800);
  await tab.driver.goto(live.url + USERS);
  await tab.see('//main//*[@data-mobile]');
  const cut = () => {
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    const all = [...document.querySelectorAll<HTMLElement>('main [data-mobile]')];
    return all.filter((one) => right(one) > right(one.parentElement) + 0.5).map(({ innerText }) => innerText);
  };
  expect(await tab.driver.evaluate(cut)).toEqual([]);
});
