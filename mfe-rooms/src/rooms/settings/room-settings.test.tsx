import { type Capability, roomCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteRefusal, settingsRefusal } from '../rooms.status';
import { installTestHost, renderRooms, roomOf } from '../testing';
import * as z from '@arena/shared/contract/zod';
import { changesOf, settingsForm, type SettingsValues, valuesOf } from './room-settings';

const problemsOf = (values: SettingsValues, known: SettingsValues) =>
  (z.safeParse(settingsForm(known), values).error?.issues ?? []).map(({ message }) => message);

const BOTH: readonly Capability[] = ['room-settings', 'room-delete'];
const room = roomOf({ id: 11, status: 'PENDING', opponent: null });
const before = valuesOf(room);
let host: FakePlatform;

beforeEach(() => {
  sessionStorage.clear();
  host = installTestHost({ capabilities: BOTH });
  host.on(roomCalls.listByStatus, ({ query }) => (query?.status === 'PENDING' ? [room] : []));
});

const open = async () => {
  renderRooms();
  await userEvent.click(await screen.findByRole('button', { name: 'Settings of Room 11' }));
  return within(await screen.findByRole('dialog', { name: 'Settings of room 11' }));
};

test('only a room that is not paid can be changed, and only a scheduled one deleted', () => {
  expect(settingsRefusal(room, true)).toBeNull();
  expect(settingsRefusal(roomOf({ status: 'ALL_DONE' }), true)).toMatch(/^Paid rooms/);
  expect(settingsRefusal(room, false)).toMatch(/not available yet/);
  expect(deleteRefusal(room, true)).toBeNull();
  expect(deleteRefusal(roomOf({ status: 'COIN_TIME' }), true)).toBe('Only a scheduled room can be deleted.');
  expect(deleteRefusal(roomOf({ id: null, status: 'PENDING' }), true)).toMatch(/has no ID/);
});

test('what was not touched is neither sent nor judged', () => {
  expect(changesOf({ ...before, prize: '40', tpp: false }, before)).toEqual({ prize: 40, tpp: false });
  const odd = valuesOf(roomOf({ gameType: 'squad', round: null }));
  expect(problemsOf(odd, odd)).toEqual([]);
});

test.each([
  ['gameType', '9v9', 'Use a format like 1v1 or 4v4'],
  ['round', '1.5', 'Enter a whole number from 1 to 99, such as 50'],
  ['round', '', 'Enter a whole number from 1 to 99, such as 50'],
  ['prize', '-1', 'Enter an amount from 0 to 1,000,000, such as 12.50'],
  ['prize', '9.999', 'Enter an amount from 0 to 1,000,000, such as 12.50'],
])('%s cannot become "%s"', (field, value, message) => {
  expect(problemsOf({ ...before, [field]: value }, before)).toEqual([message]);
});

test('a change is sent alone, said to be done, and the list is read again', async () => {
  host.on(roomCalls.update, () => room);
  const dialog = await open();
  const reads = host.made(roomCalls.listByStatus).length;
  await userEvent.clear(dialog.getByLabelText('Prize'));
  await userEvent.type(dialog.getByLabelText('Prize'), '40');
  await userEvent.click(dialog.getByText('Save settings'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.made(roomCalls.update).map(({ input }) => input)).toEqual([{ params: { roomId: 11 }, body: { prize: 40 } }]);
  expect(host.toasts).toEqual([{ message: 'Room 11 updated', tone: 'success' }]);
  await waitFor(() => expect(host.made(roomCalls.listByStatus).length).toBeGreaterThan(reads));
});

test("a refusal of the server's stays in the dialog with everything that was typed", async () => {
  host.on(roomCalls.update, () => {
    throw new ApiError('refused', 'Room 11 is paid', 400);
  });
  const dialog = await open();
  await userEvent.clear(dialog.getByLabelText('Prize'));
  await userEvent.type(dialog.getByLabelText('Prize'), '40');
  await userEvent.click(dialog.getByText('Save settings'));
  expect(await dialog.findByText('Room 11 is paid')).toBeInTheDocument();
  expect(dialog.getByLabelText('Prize')).toHaveValue('40');
});

test.each(['Password (optional)', 'Prize'])('after a lost answer, a change of %s alone can be sent again', async (label) => {
  host.on(roomCalls.get, () => room);
  host.on(roomCalls.update, () => {
    throw new ApiError('timeout', null, null);
  });
  const dialog = await open();
  await userEvent.clear(dialog.getByLabelText(label));
  await userEvent.type(dialog.getByLabelText(label), '40');
  for (const times of [1, 2]) {
    await userEvent.click(await dialog.findByText('Save settings'));
    await waitFor(() => expect(host.made(roomCalls.update)).toHaveLength(times));
  }
});

test('a room is deleted after a question that names it and the fee that goes back', async () => {
  host.on(roomCalls.remove, () => ({ message: 'Room 11 was deleted. Entry fees of $20.00 were refunded.', success: true }));
  renderRooms();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Room 11' }));
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(host.questions[0]).toMatchObject({
    title: 'Delete room 11?',
    body: expect.stringContaining('refunds the $20.00 entry fee to Zayan Malik'),
  });
  expect(host.toasts[0]).toEqual({ message: 'Room 11 was deleted. Entry fees of $20.00 were refunded.', tone: 'success' });
});

test('a question that is answered with no deletes nothing', async () => {
  host.answerQuestions(false);
  renderRooms();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Room 11' }));
  await waitFor(() => expect(host.questions).toHaveLength(1));
  expect(host.made(roomCalls.remove)).toEqual([]);
});
