import { asc, eq, isNotNull } from 'drizzle-orm';
import { redeems, topups, transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { notifications } from '../db/schema/records';
import { markRequests } from '../attention/attention';
import type { MoneyRequest, RequestKind } from '../money/decide-request';
import { LEAST_REDEEM, REDEEM } from '../redeems/redeems.store';
import { TOP_UP } from '../topups/topups.store';
import { after, byTime, DAY, type Demo, MINUTE, type Random, seededRandom, writeAudit, writeBalancesAfter, writeBookings } from './demo';

const TOP_UP_SEED = 20_250_828;
const REDEEM_SEED = 20_250_829;
export const DEMO_FINANCE_COUNTS = { topUps: { waiting: 40, decided: 120 }, redeems: { waiting: 15, decided: 36 } } as const;
const METHODS = ['eSewa', 'eSewa', 'Khalti', 'Khalti', 'UPI', 'UPI', 'UPI', 'Bank transfer'];
const AMOUNTS = [500, 799, 1000, 1000, 1250, 2000, 2000, 2500, 5000, 5000, 7550, 10_000, 15_000, 20_000];
/** More of them play PUBG Mobile. */
const GAMES = [1, 1, 1, 2, 2, 3];

/** A decided request; null: the request is pending. */
type Decided = { readonly status: 'APPROVED' | 'REJECTED'; readonly at: Date } | null;

/** Decided some minutes or hours after it came, most of them as the player wished; more in the last days than before. */
function decidedRequest(random: Random, now: Date, turn: number, count: number, approvals: number) {
  const age = Math.round(((turn + random.next()) / count) ** 1.7 * 29.5 * DAY) + 20 * MINUTE;
  const waited = Math.min(random.between(4, 300) * MINUTE, Math.floor(age * random.next()));
  const requestedAt = new Date(Math.floor((now.getTime() - age) / MINUTE) * MINUTE);
  const at = new Date(Math.ceil((requestedAt.getTime() + waited + 1) / MINUTE) * MINUTE);
  const status = random.next() < approvals ? ('APPROVED' as const) : ('REJECTED' as const);
  return { requestedAt, decided: { status, at } as Decided };
}

/** Oldest first, so that ids grow with time. Some that wait were sent two or three times: what must not be paid twice. */
export function demoTopUps(players: readonly number[], now: Date) {
  const random = seededRandom(TOP_UP_SEED);
  const topUp = () => {
    const [userId, amountCents] = [random.pick(players), random.pick(AMOUNTS)];
    return { userId, amountCents, payment: random.pick(METHODS), gameId: random.pick(GAMES) };
  };
  const { waiting, decided } = DEMO_FINANCE_COUNTS.topUps;
  const repeated = [2, 11, 23, 23];
  const first = Array.from({ length: waiting - repeated.length }, (_, turn) => {
    // From minutes to a day and a half ago.
    const requestedAt = after(now, -(4 + Math.round(turn ** 1.9 * 2.2) + random.between(0, 3)) * MINUTE);
    return { ...topUp(), requestedAt, decided: null as Decided };
  });
  const again = repeated.flatMap((place, turn) =>
    first.slice(place, place + 1).map((request) => ({ ...request, requestedAt: after(request.requestedAt, (turn + 1) * 2 * MINUTE) })),
  );
  const done = Array.from({ length: decided }, (_, turn) => ({ ...topUp(), ...decidedRequest(random, now, turn, decided, 0.92) }));
  return [...first, ...again, ...done].sort(byTime(({ requestedAt }) => requestedAt));
}

const account = (random: Random, method: string) =>
  method === 'Bank transfer' ? `0${random.between(100_000_000, 999_999_999)}` : `98${random.between(10_000_000, 99_999_999)}`;

interface Balance {
  readonly userId: number;
  readonly cents: number;
}

/** Oldest first. Players who wait have the balance, except for two who have spent it since. Two ask to be paid at the same account. */
export function demoRedeems(balances: readonly Balance[], now: Date) {
  const random = seededRandom(REDEEM_SEED);
  const { waiting, decided } = DEMO_FINANCE_COUNTS.redeems;
  const units = ({ cents }: Balance) => Math.floor(cents / 100);
  const poor = [...balances].sort((a, b) => units(a) - units(b)).slice(0, 10);
  const rich = balances.filter((player) => units(player) >= LEAST_REDEEM);
  const request = ({ userId }: Balance, amount: number) => {
    const method = random.pick(METHODS);
    return { userId, amountCents: amount * 100, method, account: account(random, method) };
  };
  const first = Array.from({ length: waiting }, (_, turn) => {
    const spent = turn === 4 || turn === 9 || rich.length === 0;
    const player = random.pick(spent ? poor : rich);
    const least = spent ? Math.max(units(player) + 1, LEAST_REDEEM) : LEAST_REDEEM;
    const amount = random.between(least, spent ? least + 60 : Math.min(units(player), 400));
    const requestedAt = after(now, -(9 + Math.round(turn ** 2 * 13) + random.between(0, 8)) * MINUTE);
    return { ...request(player, amount), requestedAt, decided: null as Decided };
  });
  const { method, account: shared } = first[2] ?? {};
  if (first[6] !== undefined) Object.assign(first[6], { method, account: shared });
  const done = Array.from({ length: decided }, (_, turn) => ({
    ...request(random.pick(balances), random.between(LEAST_REDEEM, 380)),
    ...decidedRequest(random, now, turn, decided, 0.8),
  }));
  return [...first, ...done].sort(byTime(({ requestedAt }) => requestedAt));
}

/** Decides the requests as the list says, in the order of their ids; answers those that became something. */
async function decideAll<R extends MoneyRequest>(
  { tx, admin }: Demo,
  kind: RequestKind<R>,
  table: typeof topups | typeof redeems,
  rows: readonly R[],
  list: readonly { readonly decided: Decided }[],
) {
  const outcomes = rows.flatMap((request, place) => {
    const { status, at } = list[place]?.decided ?? {};
    return status === undefined || at === undefined ? [] : [{ request, status, at }];
  });
  const movements = outcomes.flatMap(({ request, status, at }) => {
    const booking = { cents: kind.centsOf(request), reason: `${kind.title} ${request.id}`, bookedFor: `${kind.subject}:${request.id}` };
    return status === 'APPROVED' ? [{ ...booking, userId: request.userId, at }] : [];
  });
  const booked = new Map((await writeBookings(tx, movements)).map(({ bookedFor, transactionId }) => [bookedFor, transactionId]));
  const decided = outcomes.map((outcome) => ({ ...outcome, transactionId: booked.get(`${kind.subject}:${outcome.request.id}`) ?? null }));
  for (const { request, status, at, transactionId } of decided)
    await tx.update(table).set({ status, decidedBy: admin, decidedAt: at, transactionId }).where(eq(table.id, request.id));
  return decided.sort(byTime(({ at }) => at));
}

/** The audit entries and notifications of the decisions, worded as for a real decision. */
async function recordAll<R extends MoneyRequest>(demo: Demo, kind: RequestKind<R>, decided: Awaited<ReturnType<typeof decideAll<R>>>) {
  const { id, balanceAfterCents } = transactions;
  const booked = await demo.tx.select({ id, cents: balanceAfterCents }).from(transactions).where(isNotNull(transactions.bookedFor));
  const balances = new Map(booked.map((row) => [row.id, row.cents]));
  const news = decided.map(({ request, status, at }) => ({
    userId: request.userId,
    type: status === 'APPROVED' ? ('other' as const) : ('alert' as const),
    title: `${kind.title} ${status.toLowerCase()}`,
    message: kind.notificationText(request, status === 'APPROVED'),
    createdAt: at,
  }));
  await demo.tx.insert(notifications).values(news);
  const entries = decided.map(({ request, status, at, transactionId }) => {
    const { id: subjectId, userId, amountCents } = request;
    const balance = balances.get(transactionId ?? 0) ?? null;
    const [before, now] = balance === null ? [{}, {}] : [{ balanceCents: balance - kind.centsOf(request) }, { balanceCents: balance }];
    return {
      ...{ at, subjectId, action: `${kind.subject}.${status === 'APPROVED' ? 'approve' : 'reject'}` },
      before: { status: 'PENDING', ...before },
      after: { status, userId, amountCents, ...now, transactionId, idempotencyKey: null },
    };
  });
  await writeAudit(demo, entries);
}

/** Writes the demo's top-ups and redeem requests, after everything else that moves balances: what waits fits what people have. */
export async function seedFinance(demo: Demo): Promise<void> {
  const { tx, now, admin, players } = demo;
  const pending = { status: 'PENDING' } as const;
  const topUpList = demoTopUps(players, now);
  const topUpRows = await tx
    .insert(topups)
    .values(topUpList.map(({ decided: _decided, ...request }) => ({ ...pending, ...request })))
    .returning();
  const decidedTopUps = await decideAll(demo, TOP_UP, topups, topUpRows, topUpList);

  const balances = await tx.select({ userId: users.id, cents: users.balanceCents }).from(users).orderBy(asc(users.id));
  const redeemList = demoRedeems(
    balances.filter(({ userId }) => userId !== admin),
    now,
  );
  const redeemRows = await tx
    .insert(redeems)
    .values(redeemList.map(({ decided: _decided, ...request }) => ({ ...pending, ...request })))
    .returning();
  const decidedRedeems = await decideAll(demo, REDEEM, redeems, redeemRows, redeemList);

  await writeBalancesAfter(tx);
  for (const table of [topups, redeems]) await markRequests(tx, table);
  await recordAll(demo, TOP_UP, decidedTopUps);
  await recordAll(demo, REDEEM, decidedRedeems);
}
