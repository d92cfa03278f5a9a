import { card, FEE, FULLMAPS, resultsPath, TOP_5, typedRoom } from './harness/fullmap.ts';
import { completeRoom, createByForm, decideRequests, rewardBoth, type World } from './harness/fullmap-run.ts';
import { test } from './harness/fullmap-recorder.ts';
import { fullMapServer } from './harness/fullmap-server.ts';
import { expectSpecified, MESSAGES } from './harness/fullmap-wire.ts';
import { failedRequest } from './harness/guard.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { BARE_SCHEME, expect } from './harness/test.ts';

// Not the platform's own zone: the typed, the sent and the shown time are three readings of one instant.
test.use({ timezoneId: 'Asia/Kolkata' });

const cents = (amount: number) => Math.round(amount * 100);

test('a room is created, filled, completed and rewarded, its players are charged and paid, and it stands under Completed', async ({
  page,
  platform,
  recorded,
}) => {
  const server = await fullMapServer(platform);
  const [first, second, third] = await server.players(3);
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three players are needed.');
  const { url, sent } = recorded;
  const world: World = { url, players: [first, second, third], ask: server.ask };
  const balances = () => Promise.all(world.players.map((player) => server.balanceOf(player).then(cents)));
  const before = await balances();
  const since = async () => (await balances()).map((balance, index) => balance - (before[index] ?? 0));
  await enterAs(page, url, ADMIN);
  await page.goto(url + QUIET_SCREEN);
  const room = typedRoom();

  const fullmapId = await createByForm(page, world, room);
  await expect(card(page, room.title)).toContainText('20:15');
  await expect(card(page, room.title)).toContainText('14:45');
  const requestIds = await decideRequests(page, world, fullmapId, room);
  expect(await since(), 'the fee is taken when a player is accepted').toEqual([-cents(FEE), -cents(FEE), 0]);
  await completeRoom(page, world, room);
  // In its middle: the link covers the card.
  await card(page, room.title).click();
  await rewardBoth(page, world, fullmapId);
  const earned = cents(TOP_5 - FEE);
  expect(await since(), 'both are paid what their tier says').toEqual([earned, earned, 0]);

  await page.getByRole('tab', { name: 'Completed' }).click();
  await card(page, room.title).getByRole('link').click();
  await expect(page).toHaveURL(url + resultsPath(fullmapId));
  await expect(page.getByText('Position 1')).toBeVisible();
  await expect(page.getByText('Position 4')).toBeVisible();
  await expect(page.getByText('Everyone has been rewarded.')).toBeVisible();
  await page.goto(`${url}${FULLMAPS}?search=${encodeURIComponent(room.title)}`);
  await expect(page.getByText('No scheduled rooms')).toBeVisible();
  expectSpecified(sent, { adminId: server.adminId, fullmapId, room, requestIds, winners: [first, second] }, `?fullmapId=${fullmapId}`);
});

test(
  'the same run works on a backend that has the specification and nothing else, and sends what section 7 says',
  EXTENDED,
  async ({ page, bare, guard }) => {
    // It announces no extensions: the call for them is answered with 404.
    guard.allow(failedRequest('/api/v1/capabilities'));
    const { backend, url } = bare;
    const players = [{ id: 21, name: 'Nia Rao' }, { id: 22, name: 'Omar Sy' }, { id: 23, name: 'Petra Lind' }] as const; // prettier-ignore
    const world: World = { url, players, ask: async (fullmapId, { id }) => backend.fullmaps.ask(fullmapId, id) };
    const before = players.map(({ id }) => backend.balanceOf(id));
    await enterAs(page, url, backend);
    const since = backend.requests.length;
    await page.goto(url + QUIET_SCREEN);
    const room = typedRoom();

    const fullmapId = await createByForm(page, world, room);
    const requestIds = await decideRequests(page, world, fullmapId, room);
    await completeRoom(page, world, room);
    await card(page, room.title).getByRole('link').click();
    await rewardBoth(page, world, fullmapId);
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect(card(page, room.title)).toBeVisible();

    const [first, second] = players;
    expect(backend.fullmaps.winnersOf(fullmapId)).toEqual([
      { fullmapId, userId: first.id, position: 1, message: MESSAGES[0] },
      { fullmapId, userId: second.id, position: 4, message: MESSAGES[1] },
    ]);
    const both = [first.id, second.id];
    expect(backend.fullmaps.effects(fullmapId), 'every write arrived once').toEqual({ registered: both, rewarded: both });
    const earned = TOP_5 - FEE;
    expect(players.map(({ id }, index) => backend.balanceOf(id) - (before[index] ?? 0))).toEqual([earned, earned, 0]);
    const arrived = backend.requests.slice(since);
    const calls = arrived.map(({ method, path, headers, body }) => {
      return { method, path, type: headers['content-type']?.toString() ?? null, body: body ?? null };
    });
    expectSpecified(calls, { adminId: 1, fullmapId, room, requestIds, winners: [first, second] });
    for (const { path, headers } of arrived) {
      expect(headers['idempotency-key'], 'an extension that was not announced').toBeUndefined();
      expect(headers.authorization, path).toMatch(new RegExp(`^${BARE_SCHEME} \\S+$`));
    }
  },
);
