import { gameCalls, tournamentCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, tournamentOf } from '../testing';
import { fill, open, press } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

const SENT = { title: 'Sunday Cup', accessId: '123', startsAt: '2031-01-05T18:30' };
const listShowsIt = () => void host.on(tournamentCalls.search, () => [tournamentOf({ ...SENT, startsAt: `${SENT.startsAt}:00` as never })]);
const CREATED = { message: 'tournament created successfully', tone: 'success' };

test('after an answer that never came the list is looked at, and a tournament that is in it was created', async () => {
  host.on(tournamentCalls.create, () => {
    listShowsIt();
    throw new ApiError('timeout', null, null);
  });
  const dialog = await open();
  fill(dialog);
  await press(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.made(tournamentCalls.create)).toHaveLength(1);
  expect(host.toasts).toEqual([CREATED]);
});

test('one that is not in the list may already exist: the list is looked at before it is sent again', async () => {
  host.on(tournamentCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  const dialog = await open();
  fill(dialog);
  await press(dialog);
  expect(await dialog.findByText(/The tournament may already exist/)).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: 'something went wrong!', tone: 'error' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Check the list' }));
  expect(await dialog.findByText(/The tournament isn’t in the list/)).toBeInTheDocument();
  await press(dialog);
  await dialog.findByText(/The tournament may already exist/);
  listShowsIt();
  await press(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.made(tournamentCalls.create)).toHaveLength(2);
  expect(host.toasts.at(-1)).toEqual(CREATED);
});

/** The tournament that a tab before this one sent without an answer; the server has it. */
function sentBefore() {
  const entry = { key: 'tournament-create:3', state: 'unknown', detail: SENT, at: Date.now(), request: '' };
  localStorage.setItem('arena.intent.tournament-create:3', JSON.stringify(entry));
  listShowsIt();
}

test('a tournament that was sent before is found, and another one in the form stays there until it is sent', async () => {
  sentBefore();
  host.on(tournamentCalls.create, () => ({ message: null }));
  const dialog = await open();
  fill(dialog);
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Monday Cup' } });
  const reads = () => [
    host.made(tournamentCalls.list).length,
    host.made(tournamentCalls.listByStatus).filter(({ input }) => input.params.status === 'PENDING').length,
  ];
  const before = reads();
  await userEvent.click(dialog.getByRole('button', { name: 'Check the list' }));
  expect(await dialog.findByText('“Sunday Cup” was already created.')).toBeInTheDocument();
  expect(dialog.getByText('Your current changes haven’t been sent.')).toBeInTheDocument();
  expect(dialog.queryByText('“Sunday Cup” was sent but not confirmed.')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Title')).toHaveValue('Monday Cup');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Monday Cup');
  expect(host.toasts).toEqual([]);
  await waitFor(() => expect(reads()).toEqual(before.map((count) => count + 1)));
  await press(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.made(tournamentCalls.create).map(({ input }) => input.body.title)).toEqual(['Monday Cup']);
});

test('a tournament that was sent before is found, and a form that nothing was typed into closes', async () => {
  sentBefore();
  host.on(gameCalls.modes, () => [{ id: 5, name: 'Solo' }]);
  const dialog = await open();
  await waitFor(() => expect(dialog.getByLabelText('Mode')).toHaveValue('5'));
  await userEvent.click(dialog.getByRole('button', { name: 'Check the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.toasts).toEqual([{ message: 'tournament created successfully', tone: 'success' }]);
});
