import { fullMapCalls, type FullMapApplication, type FullMapRoom } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullMapOf, installTestHost, pageOf, renderFullMaps, requests } from './testing';

/* A server that tells of changes: nothing is polled, and what others do is on the screen without anything moving. */

let host: FakePlatform;
let rooms: FullMapRoom[];
let pending: FullMapApplication[];
const named = (id: number) => fullMapOf({ id, title: `Cup ${id}` });
const announce = (status: string | null, id = 41) => act(() => announceChange({ subject: 'fullmap', id, status, actorId: 9 }));

beforeEach(() => {
  host = installTestHost({ capabilities: ['live-changes'] });
  rooms = [named(42), named(41)];
  pending = requests(1, 2);
  host.on(fullMapCalls.listByStatus, ({ params }) => pageOf(params.status === 'PENDING' ? rooms : []));
  host.on(fullMapCalls.applications, ({ query }) => (query.status === 'PENDING' ? pending : []));
});
afterEach(() => {
  jest.useRealTimers();
});

const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('a room that is created elsewhere waits, one that left keeps its place and is inert', async () => {
  renderFullMaps();
  await screen.findByRole('article', { name: 'Cup 42' });
  rooms = [named(43), named(42)];
  announce('PRIVATE');
  expect(await screen.findByText('1 new')).toBeInTheDocument();
  expect(titles()).toEqual(['Cup 42', 'Cup 41']);
  expect(screen.getByText('Changed to PRIVATE by another administrator.')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Cup 41' }).closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('article', { name: 'Cup 42' }).closest('[inert]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(titles()).toEqual(['Cup 43', 'Cup 42']);
});

test('join requests are not polled; one that is handled by someone else is inert, one that comes waits', async () => {
  jest.useFakeTimers();
  renderFullMaps('/approvals/41');
  await screen.findByRole('listitem', { name: 'Request from Player 1' });
  const calls = () => host.made(fullMapCalls.applications).length + host.made(fullMapCalls.get).length;
  const before = calls();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls()).toBe(before);
  pending = requests(2, 3);
  announce('PENDING');
  await act(() => jest.advanceTimersByTimeAsync(500));
  const row = within(screen.getByRole('listitem', { name: 'Request from Player 1' }));
  await waitFor(() => expect(row.getByText('Decided in another session.')).toBeInTheDocument());
  expect(row.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('1 new')).toBeInTheDocument();
});
