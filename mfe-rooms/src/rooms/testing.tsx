import type { ReactNode } from 'react';
import type { Call, Capability, Room, RoomApproval, WinnerReceipt } from '@arena/shared/contract';
import { roomCalls } from '@arena/shared/contract';
import {
  type ApiClient,
  type CallOptions,
  type Confirmation,
  createQueryClient,
  installPlatform,
  platform,
  QueryClientProvider,
  type Toast,
} from '@arena/shared/platform';
import { ArenaTheme } from '@arena/shared/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import RoomDetailPage from './RoomDetailPage';
import RoomListPage from './RoomListPage';
import RoomRewardsPage from './RoomRewardsPage';
import WinnerPanelPage from './WinnerPanelPage';

export const ROOM: Room = {
  id: 2048,
  status: 'COIN_TIME',
  gameType: '1v1',
  round: 3,
  playerCount: 2,
  createdAt: '2026-11-20T18:30:00' as Room['createdAt'],
  entryFee: 20,
  prize: 38,
  accessId: '771204',
  password: 'arena',
  tpp: true,
  fpp: false,
  game: { id: 1, title: 'PUBG Mobile', description: null },
  creator: { id: 7, name: 'Zayan Malik' },
  opponent: { id: 9, name: 'Ishaan Roy' },
  creatorScreenshot: null,
  opponentScreenshot: null,
  transactionId: null,
};

/** A room of which the backend says nothing at all. */
export const NULL_ROOM: Room = {
  ...ROOM,
  ...{ id: null, status: null, gameType: null, round: null, playerCount: null, createdAt: null, entryFee: null, prize: null },
  ...{ accessId: null, password: null, tpp: false, fpp: false, game: null, creator: null, opponent: null },
};

export const roomOf = (changes: Partial<Room>): Room => ({ ...ROOM, ...changes });
export const approvalOf = (changes: Partial<RoomApproval> = {}): RoomApproval => ({
  status: 'PENDING',
  requestedAt: null,
  opponent: ROOM.opponent,
  room: ROOM,
  ...changes,
});
/** What a bare backend answers to a payment: nothing that can be read. */
export const NO_RECEIPT: WinnerReceipt = { message: null, alreadyPaid: false, paidAt: null, amount: null, winner: null };

interface SentInput {
  readonly params?: { readonly roomId?: number; readonly imageName?: string };
  readonly query?: { readonly status?: string };
  readonly body?: unknown;
}
type Handler = (input: SentInput, options: CallOptions) => unknown;

export interface TestHost {
  readonly calls: { readonly call: Call; readonly input: SentInput; readonly options: CallOptions }[];
  readonly toasts: Toast[];
  readonly questions: Confirmation[];
  readonly unhandled: string[];
  /** The answer to the next questions. */
  answer: boolean | Promise<boolean>;
  on(call: Call, handler: Handler): void;
  made(call: Call): TestHost['calls'];
}

/** A platform whose server is a table from calls to answers. A call that no test wrote down fails that test. */
export function installTestHost(capabilities: readonly Capability[] = []): TestHost {
  const handlers = new Map<Call, Handler>();
  const host: TestHost = {
    calls: [],
    toasts: [],
    questions: [],
    unhandled: [],
    answer: true,
    on: (call, handler) => void handlers.set(call, handler),
    made: (call) => host.calls.filter((entry) => entry.call === call),
  };
  const api: ApiClient = {
    async call(call, input, options = {}) {
      const handler = handlers.get(call);
      host.calls.push({ call, input: input as SentInput, options });
      if (handler === undefined) {
        host.unhandled.push(`${call.method} ${call.path}`);
        throw new Error(`No test handles ${call.method} ${call.path}`);
      }
      return (await handler(input as SentInput, options)) as never;
    },
  };
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Infinity } });
  const session = { isLoggedIn: true, isAuthenticate: true, role: 'ROLE_ADMIN', loggedInUserInfo: null };
  installPlatform({
    session: { get: () => session, subscribe: () => () => undefined },
    api,
    queryClient,
    capabilities: { has: (capability) => capabilities.includes(capability), asked: () => true, subscribe: () => () => undefined },
    settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null },
    linkTo: () => null,
    notify: (toast) => void host.toasts.push(toast),
    confirm: (question) => {
      host.questions.push(question);
      return Promise.resolve(host.answer);
    },
  });
  host.on(roomCalls.listByStatus, () => []);
  return host;
}

function Frame() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Outlet />
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}

const BASE = '/admin/room-management';

/** Renders the section's pages at an address, as the shell would. */
export function renderRooms(path = '', state?: unknown) {
  const router = createMemoryRouter(
    [
      {
        path: BASE,
        element: <Frame />,
        children: [
          { index: true, element: <RoomListPage /> },
          { path: 'room-detail/:roomId', element: <RoomDetailPage /> },
          { path: 'room-rewards/:roomId', element: <RoomRewardsPage /> },
          { path: 'room-payment/:roomId/winner/:userId', element: <WinnerPanelPage /> },
        ],
      },
    ],
    { initialEntries: [{ pathname: BASE + path.replace(/\?.*/, ''), search: /\?.*/.exec(path)?.[0] ?? '', state }] },
  );
  return { router, ...render(<RouterProvider router={router} />, { wrapper: Host }) };
}

function Host({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={platform().queryClient}>
      <ArenaTheme>{children}</ArenaTheme>
    </QueryClientProvider>
  );
}
