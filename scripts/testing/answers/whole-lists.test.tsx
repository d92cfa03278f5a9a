import { type Call, CALL_TABLES, type Capability } from '@arena/shared/contract';
import { type FakeWire, installFakeWire, renderSection } from '@arena/shared/testing';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import tournaments from '../../../mfe-tournaments/section';
import { auth } from '../../../shell/src/session/auth-store';
import { goodReply } from './answers';
import { CALLS, SAMPLES } from './samples';
import { READINGS } from './screens';

jest.mock('@arena/shared/ui/charts', () => ({ Chart: () => null }));
jest.mock('../../../shell/src/sections/loader', () => ({ fetchSection: jest.fn() }));
configure({ defaultHidden: true });

/*
 * Where the server counts and searches, no screen reads a list whole that grows with the platform: neither to show it, nor for the
 * number of its rows.
 */
const { fullMapCalls, redeemCalls, roomCalls, topUpCalls, tournamentCalls, userCalls } = CALL_TABLES;
const WHOLE: ReadonlySet<Call> = new Set<Call>([
  ...[userCalls.list, roomCalls.listByStatus, fullMapCalls.listByStatus, fullMapCalls.applications, tournamentCalls.applications],
  ...[topUpCalls.listByStatus, redeemCalls.listPending, redeemCalls.listByStatus],
]);
/** Everything that a server can announce to answer calls of its own. */
const ANNOUNCED: readonly Capability[] = [...new Set(CALLS.flatMap(([, { extension }]) => extension ?? []))];

const COMPLETE = () => renderSection(tournaments, '/admin/tournaments/manage/7?tab=complete');
const SCREENS = new Map<string, () => unknown>([
  ...READINGS.map(({ screen: name, open }) => [name, open] as const),
  ['Complete', COMPLETE],
]);

let asked: Call[];
let wire: FakeWire;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  asked = [];
  wire = installFakeWire(ANNOUNCED);
  for (const call of SAMPLES.keys()) {
    wire.answer(call, () => {
      asked.push(call);
      return goodReply(call);
    });
  }
});
afterEach(() => {
  cleanup();
  auth.signOut();
});

test.each([...SCREENS])('%s asks for no list whole', async (_, open) => {
  await open();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryAllByRole('status').filter((one) => /Loading/.test(one.textContent ?? ''))).toEqual([]));
  expect(asked.filter((call) => WHOLE.has(call)).map(({ path }) => path)).toEqual([]);
});
