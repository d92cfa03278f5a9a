import { type LiveChange, type Notification, notificationCalls } from '@arena/shared/contract';
import { platform, QueryClientProvider, subscribeChanges, useQuery } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { auth } from '../session/auth-store';
import { unread } from '../notifications/unread';
import { installUnauthorized } from '../session/unauthorized';
import LiveFeed from './LiveFeed';
import { OutdatedWarning } from '../layout/OutdatedWarning';
import { installStreamServer, pass } from './testing';

const onUnauthorized = jest.fn();
const wireNotification = (id: number) =>
  `id: ${id}\nevent: notification\ndata: ${JSON.stringify({ id, type: 'task', title: `Number ${id}`, read: false, time: [2026, 11, 20, 8, 0] })}\n\n`;
const page = (items: Notification[] = []) => ({ items, pageNumber: 0, pageSize: 20, total: items.length, totalPages: 1, last: true });

let reads = 0;
function Screen() {
  const { data } = useQuery({ queryKey: ['a-screen'], queryFn: () => Promise.resolve((reads += 1)) });
  return <p>read {data}</p>;
}

function open(capabilities: Parameters<typeof installFakePlatform>[0] = { capabilities: ['live-changes', 'notifications'] }): FakePlatform {
  const fake = installFakePlatform(capabilities);
  fake.on(notificationCalls.list, () => page());
  render(
    <QueryClientProvider client={platform().queryClient}>
      <OutdatedWarning />
      <Screen />
      <LiveFeed />
    </QueryClientProvider>,
  );
  return fake;
}
const signIn = (token: string) => act(() => auth.signIn({ token, user: build.user({ roles: [{ id: 501, name: 'ROLE_ADMIN' }] }) }));

beforeEach(() => {
  reads = 0;
  onUnauthorized.mockClear();
  installUnauthorized(onUnauthorized);
  localStorage.clear();
});
afterEach(() => act(() => auth.signOut()));

it('listens with the session’s token and announces changes to the screens', async () => {
  const streams = installStreamServer('stream');
  signIn('token-a');
  open();
  const heard: LiveChange[] = [];
  const stop = subscribeChanges((change) => heard.push(change));
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.headers.authorization).toBe('Bearer token-a');
  act(() => streams[0]?.send('event: change\ndata: {"subject":"topup","id":9312,"status":"APPROVED","actorId":2}\n\n'));
  await waitFor(() => expect(heard).toEqual([{ subject: 'topup', id: 9312, status: 'APPROVED', actorId: 2 }]));
  act(() => streams[0]?.send('event: change\ndata: not json\n\nevent: change\ndata: {"subject":"room","id":1}\n\n'));
  await waitFor(() => expect(heard).toHaveLength(2));
  stop();
});

it('counts what arrives, each notification once', async () => {
  const streams = installStreamServer('stream');
  signIn('token-b');
  const fake = open();
  await waitFor(() => expect(fake.made(notificationCalls.list)).toHaveLength(1));
  await waitFor(() => expect(streams).toHaveLength(1));
  act(() => streams[0]?.send(wireNotification(1) + wireNotification(2) + wireNotification(2)));
  await waitFor(() => expect(unread.getState()).toEqual({ count: 2, more: false, arrived: 2 }));
});

it('lets every screen read again after a gap, and asks for what was missed', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const streams = installStreamServer('stream');
  signIn('token-c');
  const fake = open();
  await screen.findByText('read 1');
  await waitFor(() => expect(streams).toHaveLength(1));
  fake.on(notificationCalls.list, () =>
    page([{ id: 5, type: 'alert', title: 'Missed', body: null, at: null, read: false, link: null, amount: null }]),
  );
  act(() => streams[0]?.end());
  await screen.findByText('read 2', undefined, { timeout: 3000 });
  await waitFor(() => expect(unread.getState()).toEqual({ count: 1, more: false, arrived: 1 }));
  jest.restoreAllMocks();
});

it('announces what changed before the stream was open, and lets nothing else read again', async () => {
  installStreamServer({ lately: 'known=1e12&room=1&user=1e11&__proto__=1' });
  const heard: LiveChange[] = [];
  const stop = subscribeChanges((change) => heard.push(change));
  signIn('token-h');
  const fake = open();
  const unknown = { id: null, status: null, actorId: null };
  await waitFor(() => expect(heard).toEqual([{ subject: 'room', ...unknown }, expect.objectContaining(unknown)]));
  await screen.findByText('read 1');
  expect(reads).toBe(1);
  expect(fake.made(notificationCalls.list)).toHaveLength(1);
  stop();
});

it('asks for the notifications that came before the stream was open', async () => {
  const streams = installStreamServer('unreachable', { lately: 'known=1e12&notification=1' });
  signIn('token-i');
  const fake = open();
  await waitFor(() => expect(fake.made(notificationCalls.list)).toHaveLength(1));
  await waitFor(() => expect(streams).toHaveLength(2), { timeout: 3000 });
  await waitFor(() => expect(fake.made(notificationCalls.list)).toHaveLength(2));
  expect(reads).toBe(1);
});

it.each(['known=x', 'room=1'])('lets every screen read again where the server does not know so much: %s', async (lately) => {
  installStreamServer({ lately });
  open();
  await screen.findByText('read 1');
  signIn('token-j');
  await screen.findByText('read 2');
});

it('ends with the session, and restarts with another token', async () => {
  const streams = installStreamServer('stream');
  signIn('token-d');
  open();
  await waitFor(() => expect(streams).toHaveLength(1));
  act(() => auth.renew({ token: 'token-e' }));
  await waitFor(() => expect(streams).toHaveLength(2));
  expect(streams[0]?.aborted).toBe(true);
  expect(streams[1]?.headers.authorization).toBe('Bearer token-e');
  act(() => auth.signOut());
  await waitFor(() => expect(streams[1]?.aborted).toBe(true));
  expect(streams).toHaveLength(2);
});

it('ends the session on 401, as any other call does', async () => {
  installStreamServer(401);
  signIn('token-f');
  open();
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledWith('token-f'));
});

it('opens no stream where the server has none, or without a session', async () => {
  const streams = installStreamServer('stream');
  signIn('token-g');
  const fake = open({ capabilities: ['notifications'] });
  await waitFor(() => expect(fake.made(notificationCalls.list)).toHaveLength(1));
  expect(streams).toHaveLength(0);
  act(() => auth.signOut());
  open();
  await screen.findAllByText('read 1');
  expect(streams).toHaveLength(0);
});

it('polls every screen every 30 seconds while a proxy holds the stream back, and says so', async () => {
  jest.useFakeTimers();
  const streams = installStreamServer('held', 'held', 'held', 'stream');
  signIn('token-k');
  const fake = open();
  const words = () => screen.queryByText('Live updates are off. Refreshing every 30 seconds');
  await act(() => pass(14_000));
  expect(reads).toBe(1);
  expect(words()).toBeNull();
  await act(() => pass(20_000));
  expect(words()).toBeVisible();
  expect(reads).toBe(2);
  const calls = fake.made(notificationCalls.list).length;
  await act(() => pass(30_000));
  expect(reads).toBe(3);
  expect(fake.made(notificationCalls.list)).toHaveLength(calls + 1);
  streams.at(-1)?.send(': connected\n\n');
  await act(() => pass(0));
  expect(words()).toBeNull();
  const before = reads;
  await act(() => pass(40_000));
  expect(reads).toBe(before);
  jest.useRealTimers();
});
