import { test } from './harness/fullmap-recorder.ts';
import { dayAhead } from './harness/fullmap.ts';
import { failedRequest } from './harness/guard.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { BARE_SCHEME, expect } from './harness/test.ts';
import { FEE, typedTournament } from './harness/tournament.ts';
import { approveBoth, createByForm, findAndView, removeUpcoming, type World } from './harness/tournament-run.ts';
import { tournamentServer } from './harness/tournament-server.ts';
import { expectSpecified } from './harness/tournament-wire.ts';

// Not the platform's own zone: the typed and sent time is the platform's clock, the shown time is the reader's.
test.use({ timezoneId: 'Asia/Kolkata' });

const cents = (amount: number) => Math.round(amount * 100);

test('a tournament is created, found, looked at, filled with two players who pay for it, and deleted with their fees given back', async ({
  page,
  platform,
  recorded,
}) => {
  const server = await tournamentServer(platform);
  const [first, second] = await server.players(2);
  if (first === undefined || second === undefined) throw new Error('Two players are needed.');
  const { url, sent } = recorded;
  const world: World = {
    url,
    players: [first, second],
    ask: server.ask,
    countsAsUpcoming: ({ day }) => day.slice(0, 7) === dayAhead(0).slice(0, 7),
    says: { approved: ({ name }) => `${name} was approved.`, removed: 'Tournament deleted' },
  };
  const balances = () => Promise.all(world.players.map((player) => server.balanceOf(player).then(cents)));
  const before = await balances();
  const since = async () => (await balances()).map((balance, index) => balance - (before[index] ?? 0));
  await enterAs(page, url, ADMIN);
  await page.goto(url + QUIET_SCREEN);
  const typed = typedTournament();

  await createByForm(page, world, typed);
  const tournamentId = await findAndView(page, world, typed);
  const applicationIds = await approveBoth(page, world, tournamentId);
  expect(await since(), 'the fee is taken when a player is approved').toEqual([-cents(FEE), -cents(FEE)]);
  await removeUpcoming(page, world, typed);
  expect(await since(), 'and given back with the tournament').toEqual([0, 0]);
  expectSpecified(sent, { adminId: server.adminId, tournamentId, typed, applicationIds, counted: true });
});

test(
  'the same run works on a backend that has the specification and nothing else, and sends what section 7 says',
  EXTENDED,
  async ({ page, bare, guard }) => {
    // It announces no extensions: the call for them is answered with 404.
    guard.allow(failedRequest('/api/v1/capabilities'));
    const { backend, url } = bare;
    const { tournaments } = backend;
    const players = [{ id: 21, name: 'Nia Rao' }, { id: 22, name: 'Omar Sy' }] as const; // prettier-ignore
    const world: World = {
      url,
      players,
      countsAsUpcoming: () => true,
      ask: async (tournamentId, { id }) => tournaments.ask(tournamentId, id),
      says: { approved: () => 'Tournament accepted', removed: 'Post is deleted successfully !!' },
    };
    await enterAs(page, url, backend);
    const since = backend.requests.length;
    await page.goto(url + QUIET_SCREEN);
    const typed = typedTournament();

    await createByForm(page, world, typed);
    expect(tournaments.named(typed.title), 'two clicks, one tournament').toHaveLength(1);
    const tournamentId = await findAndView(page, world, typed);
    const applicationIds = await approveBoth(page, world, tournamentId);
    expect(tournaments.feesOf(tournamentId)).toEqual(players.map(({ id }) => ({ userId: id, fee: FEE })));
    await removeUpcoming(page, world, typed);
    expect(tournaments.named(typed.title)).toEqual([]);

    const arrived = backend.requests.slice(since);
    const calls = arrived.map(({ method, path, headers, body }) => {
      return { method, path, type: headers['content-type']?.toString() ?? null, body: body ?? null };
    });
    expectSpecified(calls, { adminId: 1, tournamentId, typed, applicationIds });
    for (const { path, headers } of arrived) {
      expect(headers['idempotency-key'], 'an extension that was not announced').toBeUndefined();
      expect(headers.authorization, path).toMatch(new RegExp(`^${BARE_SCHEME} \\S+$`));
    }
  },
);
