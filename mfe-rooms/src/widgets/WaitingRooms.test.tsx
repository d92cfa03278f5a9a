import { roomCalls, type LocalDateTime } from '@arena/shared/contract';
import { announceChange, ApiError, platform, QueryClientProvider } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import section from '../../section';
import WaitingRooms from './WaitingRooms';

const room = (id: number, day: string | null) =>
  build.room({ id, createdAt: day === null ? null : (`2026-11-${day}T18:30:00` as LocalDateTime) });
let fake: FakePlatform;

function open() {
  render(
    <ArenaTheme>
      <QueryClientProvider client={platform().queryClient}>
        <MemoryRouter>
          <WaitingRooms />
        </MemoryRouter>
      </QueryClientProvider>
    </ArenaTheme>,
  );
}

beforeEach(() => {
  fake = installFakePlatform();
});

test('the rooms that wait longest come first, each with a link to its decision', async () => {
  fake.on(roomCalls.listByStatus, () => [room(5, null), room(3, '12'), room(1, '10'), room(4, '13'), room(2, '11')]);
  open();
  expect(await screen.findByText('5 rooms awaiting payout')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/room-management/room-rewards/1',
    '/admin/room-management/room-rewards/2',
    '/admin/room-management/room-rewards/3',
    '/admin/room-management/room-rewards/4',
    '/admin/room-management?tab=cointime',
  ]);
  expect(screen.getAllByText('Zayan Malik vs Ishaan Roy')).toHaveLength(4);
  expect(screen.getAllByText('$38.00')).toHaveLength(4);
  expect(fake.made(roomCalls.listByStatus).map(({ input }) => input.query)).toEqual([{ status: 'COIN_TIME' }]);
});

test('reads only the oldest four rooms from a server with paging, which says how many wait', async () => {
  fake = installFakePlatform({ capabilities: ['room-pages'] });
  fake.on(roomCalls.search, () => ({
    items: [room(1, '10'), room(2, '11'), room(3, '12'), room(4, '13')],
    next: 'x',
    total: 10_000,
    totalIsLeast: true,
  }));
  open();
  expect(await screen.findByText('10,000+ rooms awaiting payout')).toBeVisible();
  expect(screen.getAllByText('Zayan Malik vs Ishaan Roy')).toHaveLength(4);
  expect(fake.made(roomCalls.search).map(({ input }) => input.query)).toEqual([
    { status: 'COIN_TIME', sort: 'created', order: 'asc', size: 4 },
  ]);
  expect(fake.made(roomCalls.listByStatus)).toEqual([]);
});

test('a room of which the backend says nothing crashes nothing and leads nowhere', async () => {
  fake.on(roomCalls.listByStatus, () => [
    build.room({ id: null, creator: null, opponent: null, game: null, gameType: null, prize: null, createdAt: null }),
  ]);
  open();
  expect(await screen.findByText('Unknown vs –')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('1 room awaiting payout')).toBeVisible();
});

test('says that no room waits', async () => {
  fake.on(roomCalls.listByStatus, () => []);
  open();
  expect(await screen.findByText('No rooms awaiting payout')).toBeVisible();
});

test('says what went wrong and tries again in place', async () => {
  fake.on(roomCalls.listByStatus, () => {
    throw new ApiError('forbidden', 'Not for you', 403);
  });
  open();
  expect(await screen.findByText('Not for you')).toBeVisible();
  fake.on(roomCalls.listByStatus, () => []);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No rooms awaiting payout')).toBeVisible();
});

test('reads again when a room changed on the server', async () => {
  fake.on(roomCalls.listByStatus, () => [room(1, '10')]);
  open();
  await screen.findByText('1 room awaiting payout');
  fake.on(roomCalls.listByStatus, () => []);
  act(() => announceChange({ subject: 'topup', id: 1, status: null, actorId: null }));
  act(() => announceChange({ subject: 'room', id: 1, status: 'ALL_DONE', actorId: 2 }));
  expect(await screen.findByText('No rooms awaiting payout')).toBeVisible();
  await waitFor(() => expect(fake.made(roomCalls.listByStatus)).toHaveLength(2));
});

test('what is looked up by its number leads to a page of the section', () => {
  const pages = section.mounts.flatMap(({ path, pages: below }) => below.map((page) => `${path}/${page.path}`.replace(/:\w+/g, ':id')));
  for (const { path } of section.lookups ?? []) expect(pages).toContain(path);
});
