import { platformCalls } from '@arena/shared/contract';
import { build, installFakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../common/testing';
import { groupsOf } from '../common/navigation';
import { Bell } from '../notifications/Bell';
import { NOTHING_UNREAD, unread } from '../notifications/unread';
import { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/host-context';
import { descriptor, snapshotOf } from '../sections/testing';
import { COUNTS } from '../dashboard/testing';
import { useConsoleNavigation } from './own-navigation';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

function Sidebar() {
  const groups = groupsOf(useConsoleNavigation());
  return groups.map(({ label, items }) => (
    <p key={label ?? ''} data-testid="group">
      {`${label ?? 'top'}: ${items.map(({ entry, pending = null, waiting = 0 }) => `${entry.label} ${entry.path}${pending === null ? '' : ` (${pending})`}${waiting === 0 ? '' : ` [${waiting}]`}`).join(', ')}`}
    </p>
  ));
}
const show = (section = descriptor()) =>
  renderScreen(
    <SectionHostProvider value={new SectionHost(snapshotOf(section))}>
      <Bell />
      <Sidebar />
    </SectionHostProvider>,
  );
const groups = () => screen.queryAllByTestId('group').map((group) => group.textContent);

beforeEach(() => act(() => unread.setState(NOTHING_UNREAD, true)));

it('puts the shell’s own screens among those of the sections', () => {
  installFakePlatform();
  show();
  expect(groups()).toEqual([
    'top: Overview /admin',
    'Operations: Room Management /admin/room-management',
    'People: Notification /admin/notification',
    'Insight: Analytics /admin/analytics',
  ]);
  act(() => unread.setState({ count: 4, more: false, arrived: 0 }));
  expect(groups()[2]).toBe('People: Notification /admin/notification (4)');
});

it('says the number of unread notifications as the bell does, also while there may be more', () => {
  installFakePlatform();
  show();
  for (const [count, more, said] of [
    [21, true, '21+'],
    [21, false, '21'],
    [120, false, '99+'],
  ] as const) {
    act(() => unread.setState({ count, more, arrived: 0 }));
    expect(groups()[2]).toBe(`People: Notification /admin/notification (${said})`);
    expect(screen.getByRole('link', { name: `Notifications, ${said} unread` })).toBeInTheDocument();
  }
});

it('counts what waits for an administrator, where the server counts and the section asks', async () => {
  const [entry] = descriptor().navigation;
  const waiting = { count: 'rooms', path: '/admin/room-management?tab=cointime', label: 'waiting for payment' };
  const platform = installFakePlatform({ capabilities: ['counts'] });
  const counted = [{ name: 'rooms', count: 3 }];
  platform.on(platformCalls.counts, () => ({ ...COUNTS, waiting: counted }));
  const { unmount } = show();
  expect(platform.made(platformCalls.counts)).toEqual([]);
  unmount();
  show(descriptor({ navigation: entry === undefined ? [] : [{ ...entry, waiting }] }));
  await waitFor(() => expect(groups()[1]).toBe('Operations: Room Management /admin/room-management [3]'));
});

it('offers nothing of the console to a user without the role', () => {
  installFakePlatform({ user: build.user() });
  show();
  expect(groups()).toEqual([]);
});
