import { type Capability, topUpCalls } from '@arena/shared/contract';
import { announceChange, type JournalEntry } from '@arena/shared/platform';
import { journalHas } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttonOf,
  confirmButton,
  type FinanceHost,
  fails,
  held,
  NO_ANSWER,
  queryClient,
  rowOf,
  rowsAre,
  startTopUps,
  toastTexts,
  topUpOf,
} from '../testing';
import { decideTopUp } from './topups.operations';

const ELSEWHERE = /by (someone else|another administrator)/;
let host: FinanceHost;

const start = async (capabilities?: readonly Capability[]) => {
  const started = await startTopUps(capabilities);
  host = started.host;
};
const approve = async () => {
  await userEvent.click(buttonOf(9002, 'APPROVED'));
  await userEvent.click(await confirmButton());
};
const commit = (status: string) => void (host.topUps = [topUpOf(1), topUpOf(2, { status }), topUpOf(3)]);
const lists = () => host.made(topUpCalls.listByStatus).length;
const intentIs = (state: JournalEntry['state']) =>
  act(() =>
    journalHas('topup-decision:9002', {
      key: 'k',
      state,
      detail: { decision: 'APPROVED', amount: 10, person: 'Player 2' },
      at: Date.now(),
      request: '',
    }),
  );
const tell = (actorId: number | null, status = 'APPROVED') => act(() => announceChange({ subject: 'topup', id: 9002, status, actorId }));
const readAgain = () => act(() => queryClient().refetchQueries({ queryKey: ['mfe_finance', 'topup', 'list', 'PENDING'] }));

/** The lists by status, of which those that `broken` says cannot be read. */
const listsBreak = (broken: (status: string) => boolean) =>
  host.on(topUpCalls.listByStatus, ({ params: { status } }) =>
    broken(status) ? fails('network')() : host.topUps.filter((request) => request.status === status.toUpperCase()),
  );
/** The decision is carried out, and its answer lost. Of the lists afterwards, those that `broken` says cannot be read. */
const answerIsLost = (broken: (status: string) => boolean) =>
  host.on(topUpCalls.approve, () => {
    commit('APPROVED');
    listsBreak(broken);
    return fails('network')();
  });

afterEach(() => {
  jest.restoreAllMocks();
});

test('a list that loads a moment later shows how the decision ended, and names no other administrator', async () => {
  await start();
  let failures = 1;
  answerIsLost((status) => status === 'PENDING' && failures-- > 0);
  await approve();
  await rowsAre(9001, 9003);
  await waitFor(() => expect(toastTexts(host)).toContain('Request 9002 updated to APPROVED'));
  expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument();
  expect(screen.queryByText('Request 9002 may not have been approved')).not.toBeInTheDocument();
  expect(decideTopUp.entry(9002)?.state).toBe('done');
  expect(host.made(topUpCalls.approve)).toHaveLength(1);
});

test('while no list tells, the note stays with its button, and the lists are not read without end', async () => {
  await start();
  answerIsLost((status) => status !== 'Pending' && status !== 'PENDING');
  await approve();
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeInTheDocument();
  await readAgain();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const before = lists();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(lists()).toBe(before);
  expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument();
  listsBreak(() => false);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await rowsAre(9001, 9003);
  expect(toastTexts(host)).toContain('Request 9002 updated to APPROVED');
});

test('a decision that a reload cut off is told when its row leaves the list, or can be asked for', async () => {
  await start();
  intentIs('sending');
  commit('APPROVED');
  listsBreak((status) => status.toUpperCase() !== 'PENDING');
  await readAgain();
  expect(await screen.findByText('Request 9002 may not have been approved')).toBeInTheDocument();
  listsBreak(() => false);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await rowsAre(9001, 9003);
  expect(decideTopUp.entry(9002)?.state).toBe('done');
});

test.each([
  ['one’s own', 1],
  ['an unknown', null],
])('a live change by %s hand after no answer is looked into', async (_, actorId) => {
  await start(['live-changes']);
  host.on(topUpCalls.approve, fails('network'));
  await approve();
  expect(await screen.findByText('Request 9002 may not have been approved')).toBeInTheDocument();
  commit('APPROVED');
  tell(actorId);
  expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument();
  await rowsAre(9001, 9003);
  expect(toastTexts(host)).toContain('Request 9002 updated to APPROVED');
});

test('a colleague’s decision after no answer is the colleague’s', async () => {
  await start(['live-changes']);
  host.on(topUpCalls.approve, fails('network'));
  await approve();
  await screen.findByText('Request 9002 may not have been approved');
  commit('REJECTED');
  tell(77, 'REJECTED');
  expect(within(rowOf(9002)).getByText('Rejected by another administrator.')).toBeInTheDocument();
});

test('what another tab has on its way is left to that tab', async () => {
  await start(['live-changes']);
  const answer = held<typeof NO_ANSWER>();
  host.on(topUpCalls.approve, () => answer.promise);
  void decideTopUp.run({ request: { ...topUpOf(2), id: 9002 }, decision: 'APPROVED', bannedConfirmed: false });
  await waitFor(() => expect(decideTopUp.entry(9002)?.state).toBe('sending'));
  commit('APPROVED');
  tell(1);
  answer.release(NO_ANSWER);
  expect(await within(rowOf(9002)).findByText('Approved in another tab.')).toBeInTheDocument();
  expect(host.toasts).toEqual([]);
});

test('what another tab has found out is told where the decision was made', async () => {
  await start();
  host.on(topUpCalls.approve, fails('network'));
  await approve();
  await screen.findByText('Request 9002 may not have been approved');
  commit('APPROVED');
  intentIs('done');
  await readAgain();
  await rowsAre(9001, 9003);
  expect(toastTexts(host)).toContain('Request 9002 updated to APPROVED');
});
