import { userCalls } from '@arena/shared/contract';
import { announceChange, ApiError, platform } from '@arena/shared/platform';
import { catchDownloads, exportAs, type FakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, installTestHost, memberOf, NULL_MEMBER, renderUsers, ZAYAN } from '../testing';

let host: FakePlatform;
const FULL = memberOf({ ...ZAYAN, pubgId: '5123', freeFireId: '8812', handle: 'zayan7654' });

beforeEach(() => {
  host = installTestHost();
  host.on(userCalls.get, () => FULL);
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
});

const open = (id: string | number = 7) => renderUsers(`/users/${id}/profile`);
const profile = () => within(screen.getByRole('region', { name: 'Profile of Zayan Malik' }));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the profile has every field', async () => {
  open();
  await screen.findByText('Zayan Malik');
  for (const text of ['Zayan+gaming@mail.test', '+91 98 7654', '$19.50', 'Normal', '5123', '8812', 'zayan7654'])
    expect(profile().getByText(text)).toBeInTheDocument();
  for (const label of ['Mobile', 'Balance', 'Roles', 'PU ID', 'FU ID', 'Remark']) expect(profile().getByText(label)).toBeInTheDocument();
  // The default picture, without a request, where the backend names none.
  expect(host.made(userCalls.picture)).toEqual([]);
  expect(host.made(userCalls.list)).toEqual([]);
});

test('a user of nulls has dashes', async () => {
  host.on(userCalls.get, () => NULL_MEMBER);
  open(9);
  expect(await screen.findByText('no name')).toBeInTheDocument();
  expect(screen.getAllByText('–').length).toBeGreaterThan(5);
});

test('an unknown id has no profile', async () => {
  host.on(userCalls.get, () => {
    throw new ApiError('not-found', 'User not found with id : 4711', 404);
  });
  open(4711);
  expect(await screen.findByText('User not found')).toBeInTheDocument();
});

test('an answer that cannot be read does not say that the user is gone', async () => {
  host.on(userCalls.get, () => {
    throw new ApiError('bad-answer', null, 200);
  });
  open(7);
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.queryByText('User not found')).not.toBeInTheDocument();
});

test.each(['zero', '0', '-1'])('the address of user %s sends no request', async (id) => {
  open(id);
  expect(await screen.findByText('User not found')).toBeInTheDocument();
  expect(host.made(userCalls.get)).toEqual([]);
});

test('a failure says what happened, and is tried again on request', async () => {
  host.on(userCalls.get, () => {
    throw new ApiError('forbidden', 'Only administrators may see this', 403);
  });
  open();
  expect(await screen.findByText('Only administrators may see this')).toBeInTheDocument();
  host.on(userCalls.get, () => FULL);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Zayan Malik')).toBeInTheDocument();
});

test('the picture is shown, and its address is given back', async () => {
  host.on(userCalls.get, () => ({ ...FULL, imageName: 'zayan.png' }));
  host.on(userCalls.picture, () => new Blob(['x'], { type: 'image/png' }));
  const { unmount } = open();
  expect(await screen.findByRole('img', { name: 'Picture of Zayan Malik' })).toHaveAttribute('src', 'blob:picture');
  expect(host.made(userCalls.picture).map(({ input }) => input)).toEqual([{ params: { imageName: 'zayan.png' } }]);
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture');
});

test('a picture that cannot be loaded, or read, says so and can be tried again', async () => {
  host.on(userCalls.get, () => ({ ...FULL, imageName: 'zayan.png' }));
  host.on(userCalls.picture, () => {
    throw new ApiError('not-found', null, 404);
  });
  open();
  expect(await screen.findByText('Failed to load image')).toBeInTheDocument();
  host.on(userCalls.picture, () => new Blob(['no picture']));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByText('Failed to load image')).toBeInTheDocument();
});

test('marks a banned user', async () => {
  host.on(userCalls.get, () => ({ ...FULL, bannedAt: at('2026-11-18T09:30:00') }));
  open();
  expect(await screen.findByText('Banned since 18 Nov 2026, 09:30')).toBeInTheDocument();
});

test.each([7, null])('a change on the server is shown, of user %s', async (id) => {
  open();
  await screen.findByText('Zayan Malik');
  host.on(userCalls.get, () => ({ ...FULL, balance: 99 }));
  act(() => announceChange({ subject: 'user', id: 8, status: null, actorId: null }));
  act(() => announceChange({ subject: 'user', id, status: null, actorId: null }));
  expect(await screen.findByText('$99.00')).toBeInTheDocument();
  expect(host.made(userCalls.get)).toHaveLength(2);
});

test('a change that was made while the user was being read for the first time is shown', async () => {
  let first: (member: typeof FULL) => void = () => undefined;
  host.on(userCalls.get, () => new Promise((resolve) => (first = resolve)));
  open();
  await waitFor(() => expect(host.made(userCalls.get)).toHaveLength(1));
  host.on(userCalls.get, () => ({ ...FULL, bannedAt: at('2026-11-18T09:30:00') }));
  act(() => announceChange({ subject: 'user', id: 7, status: null, actorId: null }));
  first(FULL);
  expect(await screen.findByText(/^Banned since /)).toBeVisible();
});

test('requests and shows no activity without `user-activity`', async () => {
  open();
  await screen.findByText('Zayan Malik');
  expect(screen.queryByText('Payments')).not.toBeInTheDocument();
});

describe('with `user-activity`', () => {
  beforeEach(() => {
    host = installTestHost({ capabilities: ['user-activity'] });
    host.on(userCalls.get, () => FULL);
    host.on(userCalls.rooms, () => [
      {
        ...{ id: 2048, kind: 'room', title: 'PUBG Mobile 1v1', part: 'creator', status: 'COIN_TIME', entryFee: 20, prize: 38 },
        at: at('2026-11-20T18:30:00'),
      },
      { id: 5, kind: 'something', title: 'A new kind', part: null, status: null, entryFee: null, prize: null, at: null },
    ]);
    host.on(userCalls.requests, () => [
      {
        ...{ id: 55, kind: 'topup', amount: 19, method: 'eSewa', status: 'APPROVED', requestedAt: at('2026-11-20T08:00:00') },
        ...{ decidedAt: at('2026-11-20T09:30:00'), decidedBy: 'Amara Khan' },
      },
      {
        ...{ id: 8, kind: 'redeem', amount: 150, method: 'Khalti', status: 'PENDING', requestedAt: at('2026-11-19T08:00:00') },
        ...{ decidedAt: null, decidedBy: null },
      },
      { id: 3, kind: 'loan', amount: null, method: null, status: 'LATE', requestedAt: null, decidedAt: null, decidedBy: null },
    ]);
    host.on(userCalls.statement, () =>
      Array.from({ length: 12 }, (_, place) => ({
        ...{ id: place, at: at('2026-11-20T12:05:00'), user: null, reason: `Reason ${place + 1}` },
        ...{ amount: place === 0 ? 38 : -20, balanceBefore: 100, balanceAfter: 138 },
      })),
    );
  });

  test('the profile says what the user did', async () => {
    open();
    const rooms = await panel('Rooms and tournaments');
    expect(await rooms.findByRole('link', { name: 'PUBG Mobile 1v1' })).toHaveAttribute('href', '/linked/room/2048');
    expect(rooms.getByText('Room 2048 · Creator · 20 Nov 2026, 18:30')).toBeInTheDocument();
    expect(rooms.getByText('COIN_TIME')).toBeInTheDocument();
    expect(rooms.getByText('A new kind')).toBeInTheDocument();
    expect(rooms.queryByRole('link', { name: 'A new kind' })).not.toBeInTheDocument();
    const payments = await panel('Payments');
    const files = catchDownloads();
    await exportAs('CSV', payments);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^user-7-statement-/);
    expect(await payments.findByText('+$38.00')).toBeInTheDocument();
    expect(payments.getAllByText('-$20.00').length).toBeGreaterThan(0);
    expect(payments.queryByText('Reason 12')).not.toBeInTheDocument();
    await userEvent.click(payments.getByRole('button', { name: 'Show more payments' }));
    expect(payments.getByText('Reason 12')).toBeInTheDocument();
  });

  test('lists every request with its decision, and links to its place', async () => {
    const linkTo = jest.spyOn(platform(), 'linkTo');
    linkTo.mockImplementation((place, id) => `/${place}?status=:status&search=${id}`);
    open();
    const requests = await panel('Requests');
    expect(await requests.findByRole('link', { name: 'Top-up 55' })).toHaveAttribute('href', '/top-up?status=approved&search=55');
    expect(requests.getByRole('link', { name: 'Redeem 8' })).toHaveAttribute('href', '/redeem?status=pending&search=8');
    expect(requests.queryByRole('link', { name: 'loan 3' })).not.toBeInTheDocument();
    const [first, second, third] = requests.getAllByRole('listitem');
    expect(first).toHaveTextContent('Top-up 55eSewa · 20 Nov 2026, 08:00Decided 20 Nov 2026, 09:30 by Amara Khan$19.00APPROVED');
    expect(second).toHaveTextContent('Redeem 8Khalti · 19 Nov 2026, 08:00$150.00PENDING');
    expect(third).toHaveTextContent('loan 3–LATE');
    const files = catchDownloads();
    await exportAs('CSV', requests);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^user-7-requests-/);
  });

  test('each part fails, is empty and is tried again alone', async () => {
    host.on(userCalls.rooms, () => {
      throw new ApiError('refused', 'The rooms are away', 400);
    });
    host.on(userCalls.statement, () => []);
    open();
    expect(await screen.findByText('The rooms are away')).toBeInTheDocument();
    expect(await screen.findByText('No payments yet')).toBeInTheDocument();
    host.on(userCalls.rooms, () => []);
    await userEvent.click((await panel('Rooms and tournaments')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No rooms yet')).toBeInTheDocument();
    await waitFor(() => expect(host.made(userCalls.statement)).toHaveLength(1));
  });
});

test('the menu of the list leads here, and the way back leads to the list as it was', async () => {
  const view = renderUsers('?sort=-balance&search=zay');
  await userEvent.type(await screen.findByRole('searchbox'), 'an');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Zayan Malik' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show Profile' }));
  const back = await screen.findByRole('link', { name: 'Back to users' });
  expect(view.address()).toBe('/admin/user-management/users/7/profile');
  await userEvent.click(back);
  expect(view.address()).toBe('/admin/user-management?sort=-balance&search=zayan');
});

test('has the acts of the list next to the person', async () => {
  host = installTestHost({ capabilities: ['ban-user'] });
  host.on(userCalls.get, () => FULL);
  host.on(userCalls.ban, () => ({ ...FULL, bannedAt: at('2026-11-21T10:00:00') }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ban User' }));
  expect(host.questions[0]).toMatchObject({ title: 'Ban Zayan Malik?' });
  await waitFor(() => expect(host.made(userCalls.ban)).toHaveLength(1));
});

test('an act that this backend lacks says so', async () => {
  open();
  const ban = await screen.findByRole('button', { name: 'Ban User' });
  expect(ban).toHaveAccessibleDescription('Not available yet: this backend doesn’t support it.');
  await userEvent.click(ban);
  expect(host.questions).toEqual([]);
});
