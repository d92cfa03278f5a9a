import { notificationCalls } from '@arena/shared/contract';
import { ApiError, platform, QueryClientProvider } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { act, render, waitFor } from '@testing-library/react';
import LiveFeed from '../live/LiveFeed';
import { installStreamServer } from '../live/testing';
import { auth } from '../session/auth-store';
import { markAllRead, markRead, receive } from './feed';
import { unread } from './unread';

/* Two tabs of one person: this one, and what its channel brings from and to the other. */

class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const of = (id: number) => ({ id, type: 'task', title: `Number ${id}`, body: null, at: null, read: false, link: null, amount: null });
let fake: FakePlatform;
let other: FakeChannel;
let told: unknown[];

beforeEach(async () => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  installStreamServer('stream');
  fake = installFakePlatform({ capabilities: ['live-changes', 'notifications'] });
  fake.on(notificationCalls.list, () => ({
    ...{ items: [of(3), of(2), of(1)], pageNumber: 0, pageSize: 20, total: 3, totalPages: 1, last: true },
  }));
  fake.on(notificationCalls.markRead, () => ({ message: null, success: true }));
  fake.on(notificationCalls.markAllRead, () => ({ message: null, success: true }));
  act(() => auth.signIn({ token: 'token-a', user: build.user({ roles: [{ id: 501, name: 'ROLE_ADMIN' }] }) }));
  render(
    <QueryClientProvider client={platform().queryClient}>
      <LiveFeed />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(unread.getState().count).toBe(3));
  told = [];
  other = new FakeChannel('arena.notifications.1');
  other.onmessage = ({ data }) => told.push(data);
});
afterEach(() => {
  act(() => auth.signOut());
  FakeChannel.open.clear();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('counts what another tab has marked as read as read at once, and asks the server for nothing', () => {
  const calls = fake.made(notificationCalls.list).length;
  act(() => other.postMessage({ id: 2 }));
  expect(unread.getState().count).toBe(2);
  act(() => receive(of(4)));
  act(() => other.postMessage({ upTo: 3 }));
  // The fourth arrived after the other tab had marked all that it knew.
  expect(unread.getState().count).toBe(1);
  expect(fake.made(notificationCalls.list)).toHaveLength(calls);
});

it('tells the other tabs what was marked here, once the server has agreed', async () => {
  await act(() => markRead(2));
  await act(() => markAllRead());
  expect(told).toEqual([{ id: 2 }, { upTo: 3 }]);
  act(() => receive(of(4)));
  fake.on(notificationCalls.markRead, () => {
    throw new ApiError('server', null, 500);
  });
  await act(() => expect(markRead(4)).rejects.toThrow());
  expect(told).toHaveLength(2);
});
