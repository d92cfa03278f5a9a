import {
  type Capability,
  type GivenId,
  type LocalDateTime,
  type Redeem,
  redeemCalls,
  type RequestFacts,
  type RequestState,
  requestStateOf,
  TOP_UP_STATES,
  type TopUp,
  topUpCalls,
  type TopUpStatistics,
} from '@arena/shared/contract';
import { ApiError, platform } from '@arena/shared/platform';
import { type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import { configure, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../../section';
import { auditPaths } from '../audit/paths';
import { type MoneyRequest, REQUEST_SEARCH } from '../common/request';
import type { RequestSearch } from '../common/requests.queries';
import { redeemPaths } from '../redeems/paths';
import { topUpPaths } from '../topups/paths';
// The pages fetch these when they are needed. Compiling them is no part of what a test waits for.
import '../audit/AuditLogPage';
import '../audit/EntryDialog';
import '../audit/LogTable';
import '../redeems/RedeemPage';
import '../common/BulkDialog';
import '../common/DecisionDialog';
import '../common/KeysDialog';
import '../common/RequestDetails';
import '../topups/TopUpPage';

// Whole screens are rendered here, also on a machine that is busy with other things.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

export const at = (text: string) => text as LocalDateTime;

/** Top-up `9000 + number`, of player `number`, asked for `number` hours before noon. */
export const topUpOf = (number: number, changes: Partial<TopUp> = {}): TopUp => ({
  id: 9000 + number,
  game: { id: 1, title: 'PUBG Mobile', description: null },
  amount: 5 * number,
  payment: `${number}00 UC`,
  status: 'PENDING',
  user: { id: number, name: `Player ${number}`, email: `player${number}@mail.test`, mobile: `+2547000000${number}`, bannedAt: null },
  requestedAt: at(`2026-11-20T${String(12 - (number % 12)).padStart(2, '0')}:00:00`),
  decidedAt: null,
  decidedBy: null,
  attention: null,
  ...changes,
});
export const topUps = (...numbers: number[]) => numbers.map((number) => topUpOf(number));

/** A top-up of which the backend says nothing but its id. */
export const NULL_TOP_UP = topUpOf(99, {
  ...{ game: null, amount: null, payment: null, status: null, user: null, requestedAt: null },
});

export const redeemOf = (number: number, changes: Partial<Redeem> = {}): Redeem => {
  const { game: _, payment: __, ...request } = topUpOf(number);
  return { ...request, id: 700 + number, method: 'bKash', account: `0171-${number}`, ...changes };
};
export const redeems = (...numbers: number[]) => numbers.map((number) => redeemOf(number));

const STATISTICS: TopUpStatistics = { pending: 3, approvedToday: 12, approvedYesterday: 10, amountToday: 184.5, successRate: 92.5 };

type Options = Parameters<typeof installFakePlatform>[0];

/** A platform for tests whose server keeps requests, and decides each as often as it is told to: it counts. */
export interface FinanceHost extends FakePlatform {
  topUps: TopUp[];
  redeems: Redeem[];
  /** What was carried out: `approve 9001`. */
  readonly carriedOut: string[];
}

const notHere = (what: string) => new ApiError('not-found', `${what} not found`, 404);

export function installTestHost(options: Options = {}): FinanceHost {
  const host: FinanceHost = Object.assign(installFakePlatform(options), { topUps: [], redeems: [], carriedOut: [] });
  const inState = <R extends { status: string | null }>(requests: readonly R[], state: RequestState) =>
    requests.filter(({ status }) => (requestStateOf(status) ?? 'PENDING') === state);

  host.on(topUpCalls.listByStatus, ({ params }) => {
    const state = TOP_UP_STATES.find(({ wire }) => wire === params.status)?.state ?? 'PENDING';
    return inState(host.topUps, state);
  });
  host.on(redeemCalls.listPending, () => inState(host.redeems, 'PENDING'));
  host.on(redeemCalls.listByStatus, ({ params }) => inState(host.redeems, params.status));
  host.on(topUpCalls.search, ({ query }) => foundIn(host.topUps, query, (topUp) => !query.game || topUp.game?.title === query.game));
  host.on(redeemCalls.search, ({ query }) => foundIn(host.redeems, query));
  host.on(topUpCalls.facts, ({ params }) => ({ request: foundById(host.topUps, params.topUpId), ...FACTS, sameAccount: null }));
  host.on(redeemCalls.facts, ({ params }) => ({ request: foundById(host.redeems, params.redeemId), ...FACTS }));
  host.on(topUpCalls.statistics, () => STATISTICS);
  for (const [word, status] of [
    ['approve', 'APPROVED'],
    ['reject', 'REJECTED'],
  ] as const) {
    host.on(topUpCalls[word], ({ params: { topUpId: id } }) => {
      if (!host.topUps.some((request) => request.id === id)) throw notHere('Topup');
      carryOut(host, word, id);
      host.topUps = host.topUps.map((request) => (request.id === id ? { ...request, status } : request));
      return NO_ANSWER;
    });
    host.on(redeemCalls[word], ({ params: { redeemId: id } }) => {
      carryOut(host, word, id);
      host.redeems = host.redeems.map((request) => (request.id === id ? { ...request, status } : request));
      return NO_ANSWER;
    });
  }
  return host;
}
/** The search as our server makes it, in the order of the ids, or of the amounts. `next` is the last row's id. */
function foundIn<R extends MoneyRequest>(requests: readonly R[], query: RequestSearch, passes: (request: R) => boolean = () => true) {
  const { status, id, keywords = '', sort, order = 'asc', after, attention } = query;
  const size = query.size ?? 50;
  const matches = REQUEST_SEARCH.filter(keywords) ?? (() => true);
  const all = requests.filter(
    (request) =>
      (id == null || request.id === id) &&
      (status === undefined || requestStateOf(request.status) === status) &&
      passes(request) &&
      (attention === undefined || (request.attention ?? []).length > 0) &&
      matches({ item: request }),
  );
  const valueOf = ({ id: own, amount }: R) => (sort === 'amount' ? (amount ?? 0) : Number(own));
  all.sort((a, b) => (order === 'asc' ? 1 : -1) * (valueOf(a) - valueOf(b)));
  const place = after === undefined ? 0 : all.findIndex((request) => String(request.id) === after) + 1;
  const items = all.slice(place, place + size);
  const next = place + size < all.length ? String(items.at(-1)?.id) : null;
  return { items, next, total: after === undefined ? all.length : null, totalIsLeast: false };
}
const foundById = <R extends MoneyRequest>(requests: readonly R[], id: GivenId): R => {
  const found = requests.find((request) => String(request.id) === String(id));
  if (found === undefined) throw notHere(`Request ${id}`);
  return found;
};
/** What the server says of every request. */
const FACTS: Omit<RequestFacts, 'request'> = {
  ...{ balance: 12, balanceAfter: 2, approved: 3, approvedAmount: 45.5, lastApprovedAt: at('2020-01-01T00:00:00') },
  ...{ registeredAt: at('2019-01-01T00:00:00'), sameAccount: [{ id: 8, name: 'Noor' }] },
  duplicates: [{ id: 12, status: 'APPROVED', requestedAt: at('2026-11-20T10:00:00') }],
  steps: [
    { name: 'requested', at: at('2026-11-20T10:00:00'), by: { id: 1, name: 'Player 1' }, balance: null },
    { name: 'seen', at: at('2026-11-20T11:00:00'), by: { id: 2, name: 'Amara' }, balance: null },
    { name: 'approved', at: at('2026-11-20T12:00:00'), by: { id: 2, name: 'Amara' }, balance: null },
    { name: 'paid', at: at('2026-11-20T12:00:00'), by: null, balance: 2 },
  ],
};
export const LOW_BALANCE = { rule: 'low-balance', reason: 'The balance of $12.00 is below the amount.' };
const carryOut = (host: FinanceHost, word: string, id: GivenId) => void host.carriedOut.push(`${word} ${id}`);

/** What a bare backend answers to a decision: nothing that can be read. */
export const NO_ANSWER = { message: null, status: null, alreadyDecided: false };

export const fails =
  (kind: ApiError['kind'], message: string | null = null, status: number | null = null) =>
  (): never => {
    throw new ApiError(kind, message, status);
  };

/** A promise and the way to end it: an answer that takes its time. */
export function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (release = resolve));
  return { promise, release };
}

export const renderTopUps = (query = '') => renderSection(section, topUpPaths.list(query));
export const renderRedeems = (query = '') => renderSection(section, redeemPaths.list(query));
export const renderAuditLog = (query = '') => renderSection(section, auditPaths.list(query));

const idIn = (row: Element | null) => Number.parseInt(row?.querySelector('[data-id]')?.textContent ?? '', 10);
/** The ids of the rows, in their order. By attribute: asking for roles walks the whole page each time. */
const shownIds = () => [...document.querySelectorAll('tbody tr')].map(idIn);
export const rowsAre = (...ids: number[]) => waitFor(() => expect(shownIds()).toEqual(ids));

/** The top-up screen with the requests 9001 to 9003, pending. */
export async function startTopUps(capabilities: readonly Capability[] = []) {
  const host = installTestHost({ capabilities });
  host.topUps = topUps(1, 2, 3);
  const view = renderTopUps();
  await rowsAre(9001, 9002, 9003);
  return { host, view };
}

const missing = (selector: string): never => {
  throw new Error(`There is no ${selector}`);
};
export const rowOf = (id: number): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].find((row) => idIn(row) === id) ?? missing(`row ${id}`);
export const buttonOf = (id: number, decision: 'APPROVED' | 'REJECTED'): HTMLElement =>
  rowOf(id).querySelector<HTMLElement>(`[data-decision=${decision}]`) ?? missing(`${decision} of ${id}`);
export const grid = () => document.querySelector<HTMLElement>('[role=grid]') ?? missing('grid');
export const selectedId = () => {
  const row = document.querySelector('tr[aria-selected=true]');
  return row === null ? null : idIn(row);
};
const find = (selector: string) => waitFor(() => document.querySelector<HTMLElement>(selector) ?? missing(selector));
export const question = () => find('[role=alertdialog]');
/** The button that decides: the last one of the question. */
export const confirmButton = () => find('[role=alertdialog] button:last-of-type');
export const toastTexts = (host: FakePlatform) => host.toasts.map(({ message }) => message);

export const queryClient = () => platform().queryClient;

export const press = (id: number, decision: 'APPROVED' | 'REJECTED') => userEvent.click(buttonOf(id, decision));
/** Presses the button of a row and confirms. */
export async function decide(id: number, decision: 'APPROVED' | 'REJECTED'): Promise<void> {
  await press(id, decision);
  await userEvent.click(await confirmButton());
}
