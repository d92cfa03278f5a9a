import { LEAST_REDEEM } from '../redeems/request';
import { type Random, seededRandom } from './random';

/** A request of the demo; `user` is a place in the list of people, amounts are cents. */
export interface DemoRequest {
  readonly user: number;
  readonly cents: number;
  readonly method: string;
  readonly requestedAt: Date;
  /** null: it waits. */
  readonly decided: { readonly status: 'APPROVED' | 'REJECTED'; readonly at: Date } | null;
}

type DemoTopUp = DemoRequest & { readonly gameId: number };
type DemoRedeem = DemoRequest & { readonly account: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOP_UP_SEED = 20_250_828;
const REDEEM_SEED = 20_250_829;
export const DEMO_FINANCE_COUNTS = { topUps: { waiting: 40, decided: 120 }, redeems: { waiting: 15, decided: 36 } } as const;

const METHODS = ['eSewa', 'eSewa', 'Khalti', 'Khalti', 'UPI', 'UPI', 'UPI', 'Bank transfer'];
const AMOUNTS = [500, 799, 1000, 1000, 1250, 2000, 2000, 2500, 5000, 5000, 7550, 10_000, 15_000, 20_000];
/** More of them play PUBG Mobile. */
const GAMES = [1, 1, 1, 2, 2, 3];

/** The first of the people is the administrator, who does not play. */
const player = (random: Random, people: number) => random.between(1, people - 1);
const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE);
const oldestFirst = (a: DemoRequest, b: DemoRequest) => a.requestedAt.getTime() - b.requestedAt.getTime();

/** Decided some minutes or hours after it came, most of them as the player wished; more in the last days than before. */
function decidedRequest(random: Random, now: Date, turn: number, count: number, approvals: number) {
  const age = Math.round(((turn + random.next()) / count) ** 1.7 * 29.5 * DAY) + 20 * MINUTE;
  const waited = Math.min(random.between(4, 300) * MINUTE, Math.floor(age * random.next()));
  const requestedAt = new Date(Math.floor((now.getTime() - age) / MINUTE) * MINUTE);
  const at = new Date(Math.ceil((requestedAt.getTime() + waited + 1) / MINUTE) * MINUTE);
  const status = random.next() < approvals ? ('APPROVED' as const) : ('REJECTED' as const);
  return { requestedAt, decided: { status, at } };
}

function topUp(random: Random, people: number): Pick<DemoTopUp, 'user' | 'cents' | 'method' | 'gameId'> {
  return { user: player(random, people), cents: random.pick(AMOUNTS), method: random.pick(METHODS), gameId: random.pick(GAMES) };
}

/**
 * Oldest first, so that ids grow with time. Of those that wait, three were sent twice within ten minutes, and one three times: what
 * an administrator must not pay twice. The same minute makes the same requests.
 */
export function demoTopUps(people: number, now: Date): DemoTopUp[] {
  const random = seededRandom(TOP_UP_SEED);
  const { waiting, decided } = DEMO_FINANCE_COUNTS.topUps;
  const repeated = [2, 11, 23, 23];
  const first = Array.from({ length: waiting - repeated.length }, (_, turn) => {
    // From minutes to a day and a half ago.
    const requestedAt = minutesBefore(now, 4 + Math.round(turn ** 1.9 * 2.2) + random.between(0, 3));
    return { ...topUp(random, people), requestedAt, decided: null };
  });
  const again = repeated.flatMap((place, turn) => {
    const original = first[place];
    return original === undefined ? [] : [{ ...original, requestedAt: new Date(original.requestedAt.getTime() + (turn + 1) * 2 * MINUTE) }];
  });
  const done = Array.from({ length: decided }, (_, turn) => ({
    ...topUp(random, people),
    ...decidedRequest(random, now, turn, decided, 0.92),
  }));
  return [...first, ...again, ...done].sort(oldestFirst);
}

const account = (random: Random, method: string) =>
  method === 'Bank transfer' ? `0${random.between(100_000_000, 999_999_999)}` : `98${random.between(10_000_000, 99_999_999)}`;

/**
 * Oldest first. Who waits has the balance for it (`balances` in cents, by place), but for two players who have spent it since: their
 * requests cannot be approved. The same minute and balances make the same requests.
 */
export function demoRedeems(balances: readonly number[], now: Date): DemoRedeem[] {
  const random = seededRandom(REDEEM_SEED);
  const { waiting, decided } = DEMO_FINANCE_COUNTS.redeems;
  const places = balances.map((_, place) => place).slice(1);
  const units = (place: number) => Math.floor((balances[place] ?? 0) / 100);
  const poor = [...places].sort((a, b) => units(a) - units(b)).slice(0, 10);
  const rich = places.filter((place) => units(place) >= LEAST_REDEEM);
  const request = (user: number, cents: number) => {
    const method = random.pick(METHODS);
    return { user, cents, method, account: account(random, method) };
  };
  const first = Array.from({ length: waiting }, (_, turn) => {
    const spent = turn === 4 || turn === 9 || rich.length === 0;
    const user = random.pick(spent ? poor : rich);
    const least = spent ? Math.max(units(user) + 1, LEAST_REDEEM) : LEAST_REDEEM;
    const amount = random.between(least, spent ? least + 60 : Math.min(units(user), 400));
    const requestedAt = minutesBefore(now, 9 + Math.round(turn ** 2 * 13) + random.between(0, 8));
    return { ...request(user, amount * 100), requestedAt, decided: null };
  });
  const done = Array.from({ length: decided }, (_, turn) => ({
    ...request(random.pick(places), 100 * random.between(LEAST_REDEEM, 380)),
    ...decidedRequest(random, now, turn, decided, 0.8),
  }));
  return [...first, ...done].sort(oldestFirst);
}
