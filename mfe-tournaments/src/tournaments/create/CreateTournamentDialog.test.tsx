import { tournamentCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, pageOf } from '../testing';
import { fill, open, openDialog, press } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the dialog says what it is for, and has the first game, mode and map chosen', async () => {
  const dialog = await open();
  expect(dialog.getByText('Fill in the details for your new tournament.')).toBeInTheDocument();
  expect(dialog.getByRole('group', { name: 'Basic Tournament Info' })).toBeInTheDocument();
  expect(dialog.getByRole('group', { name: 'Tournament Settings' })).toBeInTheDocument();
  expect(
    [dialog.getByLabelText('Game'), dialog.getByLabelText('Mode'), dialog.getByLabelText('Map')].map(
      (field) => (field as HTMLSelectElement).value,
    ),
  ).toEqual(['1', '1', '1']);
  await userEvent.selectOptions(dialog.getByLabelText('Game'), 'Free Fire');
  expect(dialog.getByLabelText('Map')).toHaveDisplayValue('Bermuda');
});

test('everything is required, and nothing is sent before it is there', async () => {
  const dialog = await open();
  await press(dialog);
  for (const field of ['Title', 'Description', 'Winning prize', 'Entry fee', 'Game ID', 'Game password', 'Start time'])
    expect(await dialog.findByText(`${field} is required`)).toBeInTheDocument();
  expect(host.made(tournamentCalls.create)).toEqual([]);
});

test.each([
  ['a typed decimal point', (field: HTMLElement) => userEvent.type(field, '.')],
  ['a typed comma', (field: HTMLElement) => userEvent.type(field, ',')],
  ['an e', (field: HTMLElement) => userEvent.type(field, 'e')],
  ['an E', (field: HTMLElement) => userEvent.type(field, 'E')],
  ['a sign', (field: HTMLElement) => userEvent.type(field, '-')],
  ['a pasted decimal', (field: HTMLElement) => userEvent.click(field).then(() => userEvent.paste('3.5'))],
  ['a pasted word', (field: HTMLElement) => userEvent.click(field).then(() => userEvent.paste('room 7'))],
  ['a filled-in decimal', async (field: HTMLElement) => void fireEvent.change(field, { target: { value: '12.5' } })],
])('the game id refuses %s with one message and stays as it was', async (_, attempt) => {
  const dialog = await open();
  const field = dialog.getByLabelText('Game ID');
  await userEvent.type(field, '12');
  await attempt(field);
  expect(field).toHaveValue('12');
  expect(host.toasts).toEqual([{ message: 'Game ID can only be an integer.', tone: 'error' }]);
});

test('digits are typed and pasted, blanks around them included', async () => {
  const dialog = await open();
  const field = dialog.getByLabelText('Game ID');
  await userEvent.type(field, '7');
  await userEvent.paste(' 71 ');
  expect(field).toHaveValue('771');
  expect(host.toasts).toEqual([]);
});

test('a tournament is created under the ids of the dropdowns, with its start as it was chosen', async () => {
  host.on(tournamentCalls.create, () => ({ message: null }));
  const dialog = await open();
  fill(dialog);
  await press(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.made(tournamentCalls.create).map(({ input }) => input)).toEqual([
    {
      params: { userId: 3, gameId: 1, modeId: 1, mapId: 1 },
      body: {
        title: 'Sunday Cup',
        description: 'Bring a squad.',
        prizePool: 500,
        entryFee: 0,
        accessId: 123,
        password: 'secret',
        startsAt: '2031-01-05T18:30',
      },
    },
  ]);
  expect(host.toasts).toEqual([{ message: 'tournament created successfully', tone: 'success' }]);
  const again = await openDialog();
  expect(again.getByLabelText('Title')).toHaveValue('');
});

test('the upcoming summary is read again one second after the creation, once', async () => {
  host.on(tournamentCalls.create, () => ({ message: 'Created!' }));
  const dialog = await open();
  fill(dialog);
  const reads = () => host.made(tournamentCalls.listByStatus).filter(({ input }) => input.params.status === 'PENDING').length;
  const before = reads();
  jest.useFakeTimers();
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Created!', tone: 'success' }]));
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(reads()).toBe(before);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(reads()).toBe(before + 1);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(reads()).toBe(before + 1);
});

test('two clicks and an Enter make one tournament', async () => {
  let answer: (value: { message: null }) => void = () => undefined;
  host.on(tournamentCalls.create, () => new Promise((resolve) => (answer = resolve)));
  const dialog = await open();
  fill(dialog);
  const button = dialog.getByRole('button', { name: 'Create' });
  await userEvent.dblClick(button);
  await userEvent.type(dialog.getByLabelText('Title'), '{Enter}');
  await waitFor(() => expect(host.made(tournamentCalls.create)).toHaveLength(1));
  await act(async () => answer({ message: null }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.made(tournamentCalls.create)).toHaveLength(1);
});

test.each([
  ["the server's words", 'The start must be in the future', 'The start must be in the future'],
  ['words of our own', null, 'something went wrong!'],
])('a refusal says %s, keeps what was typed, and its line goes after a second', async (_, message, said) => {
  host.on(tournamentCalls.create, () => {
    throw new ApiError('refused', message, 400);
  });
  const dialog = await open();
  fill(dialog);
  jest.useFakeTimers();
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText(said)).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: said, tone: 'error' }]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(dialog.queryByText(said)).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Title')).toHaveValue('Sunday Cup');
  expect(dialog.getByLabelText('Game password')).toHaveValue('secret');
});

test('without an id in the session user 1 becomes the organizer, and the dialog says so', async () => {
  host = installTestHost({ user: build.user({ id: null, roles: [{ id: 501, name: 'ROLE_ADMIN' }] }) });
  host.on(tournamentCalls.create, () => ({ message: null }));
  host.on(tournamentCalls.list, () => pageOf([]));
  const dialog = await open();
  expect(dialog.getByText(/user 1 will be the organizer/)).toBeInTheDocument();
  fill(dialog);
  await press(dialog);
  await waitFor(() => expect(host.made(tournamentCalls.create)[0]?.input.params.userId).toBe(1));
});
