import { type LocalDateTime, type Notification, notificationCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOverHost } from '../common/testing';
import { arrivals, receive } from './feed';
import { SectionHost } from '../sections/host';
import { snapshotOf } from '../sections/testing';
import NotificationPage from './NotificationPage';
import { SAMPLE_NOTIFICATIONS } from './sample-notifications';

const of = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  type: 'task',
  title: `Number ${id}`,
  body: 'Something waits',
  amount: null,
  at: '2026-11-20T08:00:00' as LocalDateTime,
  read: false,
  link: '/admin/top-up-manage',
  ...changes,
});
const pageOf = (items: Notification[], last = true, total = items.length) => ({
  items,
  pageNumber: 0,
  pageSize: 20,
  total,
  totalPages: 2,
  last,
});
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const open = (at = '/admin/notification') => renderOverHost(new SectionHost(snapshotOf()), <NotificationPage />, at);

beforeEach(() => localStorage.clear());

describe('several of a kind', () => {
  it('are one row, which opens to all of them and is marked as a whole', async () => {
    const platform = installFakePlatform({ capabilities: ['notifications'] });
    const topUp = (id: number) => of(id, { title: 'New top-up request', body: `Player ${id} paid $${id}.`, amount: id + 0.1 });
    platform.on(notificationCalls.list, () => pageOf([topUp(5), topUp(4), topUp(3), of(2), topUp(1)]));
    platform.on(notificationCalls.markRead, () => ({ message: null, success: true }));
    const user = userEvent.setup();
    open();
    await waitFor(() =>
      expect(titles()).toEqual(['Unread: 3 × New top-up request, $12.30', 'Unread: Number 2', 'Unread: New top-up request']),
    );
    expect(screen.queryByText('Player 3 paid $3.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    for (const id of [5, 4, 3]) expect(screen.getByText(`Player ${id} paid $${id}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark “3 × New top-up request, $12.30” as read' }));
    await waitFor(() => expect(screen.getByText('2 unread')).toBeVisible());
    expect(platform.made(notificationCalls.markRead).map(({ input }) => input.params.notificationId)).toEqual([5, 4, 3]);
  });
});

describe('on a bare backend', () => {
  beforeEach(() => {
    installFakePlatform();
  });

  it('shows samples, each marked as one, with type, title, body and time', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Notification Center' })).toBeVisible();
    expect(screen.getByText('Sample notifications')).toBeVisible();
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(SAMPLE_NOTIFICATIONS.length);
    const [first] = rows;
    for (const text of ['Rooms awaiting payout', 'Two finished matches have unpaid winners.', 'Task', 'Sample'])
      expect(within(first as HTMLElement).getByText(text)).toBeVisible();
    expect(first?.querySelector('time')).toHaveTextContent('12 minutes ago');
  });

  it('keeps read marks in this browser, for this person', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    expect(screen.getByText('5 unread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark “Top-up requests are piling up” as read' }));
    expect(screen.getByText('4 unread')).toBeVisible();
    unmount();
    open();
    expect(screen.getByText('4 unread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.getByText('All caught up')).toBeVisible();
    expect(localStorage.getItem('arena.notifications.read.1')).toContain('5');
  });

  it('takes over the marks of another tab at once', () => {
    open();
    const key = 'arena.notifications.read.1';
    localStorage.setItem(key, '[1, 2]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByText('3 unread')).toBeVisible();
  });

  it.each([
    ['Tasks', 'task', 2],
    ['Alerts', 'alert', 1],
    ['Other', 'other', 2],
  ])('narrows down to %s, in the address too', async (label, word, count) => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: new RegExp(label) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    expect(screen.getByTestId('where')).toHaveTextContent(`/admin/notification?type=${word}`);
  });
});

describe('with the extension', () => {
  let platform: FakePlatform;
  let pages: Notification[][];
  beforeEach(() => {
    act(() => arrivals.setState([], true));
    pages = [[of(3), of(2, { type: 'alert', read: true, link: 'user/7' }), of(1, { type: 'something new', link: '//evil.example' })]];
    platform = installFakePlatform({ capabilities: ['notifications'] });
    platform.on(notificationCalls.list, ({ query }) => {
      const place = query.pageNumber ?? 0;
      return pageOf(pages[place] ?? [], place + 1 >= pages.length);
    });
    platform.on(notificationCalls.markRead, () => ({ message: null, success: true }));
    platform.on(notificationCalls.markAllRead, () => ({ message: null, success: true }));
  });

  it('shows the feed, links to the place concerned, and follows no other address', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Number 3' })).toHaveAttribute('href', '/admin/top-up-manage');
    expect(screen.getByRole('link', { name: 'Number 2' })).toHaveAttribute('href', '/linked/user/7');
    expect(screen.getByText('Number 1').closest('a')).toBeNull();
    expect(screen.queryByText('Sample')).toBeNull();
    // An unknown type is as good as "other".
    expect(screen.getByRole('tab', { name: /Other\s*1/ })).toBeVisible();
    expect(screen.getByText('2 unread')).toBeVisible();
  });

  it('marks one as read by its button and by its link, once each', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Mark “Number 1” as read' }));
    await user.click(screen.getByRole('button', { name: 'Mark “Number 1” as read' }));
    await user.click(screen.getByRole('link', { name: 'Number 3' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/admin/top-up-manage');
    expect(screen.getByText('All caught up')).toBeVisible();
    expect(platform.made(notificationCalls.markRead).map(({ input }) => input.params.notificationId)).toEqual([1, 3]);
  });

  it('puts a mark back that the server refused, and says so', async () => {
    platform.on(notificationCalls.markAllRead, () => {
      throw new ApiError('server', null, 500);
    });
    open();
    await screen.findByText('2 unread');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    expect(platform.toasts[0]?.message).toContain('couldn’t be marked as read');
    expect(screen.getByText('2 unread')).toBeVisible();
  });

  it('shows new notifications only when the user asks for them', async () => {
    open();
    await screen.findByText('Number 3');
    const before = titles();
    act(() => {
      receive(of(4));
      receive(of(5));
      receive(of(5));
      receive(of(3));
    });
    expect(titles()).toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 new' }));
    await waitFor(() => expect(titles()).toEqual(['Unread: Number 5', 'Unread: Number 4', ...before]));
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    // The button is gone: the focus goes on in what it brought.
    expect(screen.getByRole('link', { name: 'Number 5' })).toHaveFocus();
  });

  it('loads older ones, and none twice where news have moved the pages', async () => {
    pages = [
      [of(5), of(4)],
      [of(4, { title: 'Number 4 again' }), of(3, { read: true })],
    ];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load older' }));
    expect(await screen.findByText('Number 3')).toBeVisible();
    expect(titles()).toEqual(['Unread: Number 5', 'Unread: Number 4', 'Number 3']);
    expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Number 3' })).toHaveFocus();
    expect(platform.made(notificationCalls.list).map(({ input }) => input.query.pageNumber)).toEqual([0, 1]);
  });

  it('says what went wrong and tries again in place', async () => {
    platform.on(notificationCalls.list, () => {
      throw new ApiError('forbidden', 'Not for you', 403);
    });
    open();
    expect(await screen.findByText('Not for you')).toBeVisible();
    platform.on(notificationCalls.list, () => pageOf([of(1)]));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Number 1')).toBeVisible();
  });

  it('says that there is nothing, and that a filter leaves nothing', async () => {
    pages = [[of(1)]];
    const { unmount } = open('/admin/notification?type=alert');
    expect(await screen.findByText('No alerts')).toBeVisible();
    unmount();
    platform = installFakePlatform({ capabilities: ['notifications'] });
    platform.on(notificationCalls.list, () => pageOf([]));
    open();
    expect(await screen.findByText('No notifications')).toBeVisible();
  });
});
