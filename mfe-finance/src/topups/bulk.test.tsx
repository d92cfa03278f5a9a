import { type Capability, type TopUp, topUpCalls } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bulkToast, eachInTurn } from '../common/bulk';
import {
  at,
  buttonOf,
  confirmButton,
  type FinanceHost,
  fails,
  grid,
  held,
  installTestHost,
  NO_ANSWER,
  question,
  renderTopUps,
  rowOf,
  rowsAre,
  selectedId,
  toastTexts,
  topUpOf,
  topUps,
} from '../testing';
import { decideTopUp } from './topups.operations';

let host: FinanceHost;
async function start(requests: TopUp[], capabilities: readonly Capability[] = []) {
  host = installTestHost({ capabilities });
  host.topUps = requests;
  const view = renderTopUps();
  await rowsAre(...requests.map(({ id }) => Number(id)));
  return view;
}
const key = (keys: string) => userEvent.keyboard(keys);
const box = (id: number) => within(rowOf(id)).getByRole('checkbox');
const checkedIds = () =>
  host.topUps.flatMap(({ id }) => (document.querySelector(`tr:has([data-row="${id}"]) input:checked`) === null ? [] : [id]));
const askAll = async (decision: 'a' | 'r' = 'a') => {
  await key(`{ArrowDown}{Control>}a{/Control}${decision}`);
  const button = await confirmButton();
  await waitFor(() => expect(button).toHaveFocus());
  return button;
};
const listed = async () => [...(await question()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const status = (id: number, now: string) =>
  void (host.topUps = host.topUps.map((each) => (each.id === id ? { ...each, status: now } : each)));
const colleague = (id: number, now = 'APPROVED') => {
  status(id, now);
  act(() => announceChange({ subject: 'topup', id, status: now, actorId: 77 }));
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('twelve top-ups are approved with four keys, each once, with one toast', async () => {
  await start(topUps(...Array.from({ length: 12 }, (_, index) => index + 1)));
  await key('{ArrowDown}{Control>}a{/Control}');
  expect(screen.getByRole('button', { name: /^Approve 12 \(\$390\.00\)/ })).toHaveAttribute('aria-keyshortcuts', 'A');
  await key('a');
  const button = await confirmButton();
  await waitFor(() => expect(button).toHaveFocus());
  expect(await listed()).toHaveLength(12);
  expect(await question()).toHaveTextContent('Are you sure you want to approve 12 requests · $390.00?');
  expect(await question()).toHaveTextContent('$390.00 will be added to their balances. You can’t undo this.');
  await key('{Enter}');
  await rowsAre();
  expect([...host.carriedOut].sort()).toEqual(Array.from({ length: 12 }, (_, index) => `approve ${9001 + index}`));
  await waitFor(() => expect(host.toasts).toEqual([{ message: '12 approved', tone: 'success', duration: 3000 }]));
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('rows are checked one by one or as a range; only rows that can be decided count, and the sum is in cents', async () => {
  const user = { id: 1, name: 'Me', email: null, mobile: null, bannedAt: null };
  await start([topUpOf(2, { amount: 0.1 }), topUpOf(3, { amount: 0.2 }), topUpOf(4, { user }), topUpOf(5)], ['separate-approver']);
  expect(within(rowOf(9004)).queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(box(9002));
  await key('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(checkedIds()).toEqual([9002, 9003]);
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2 \(\$0\.30\)/ }));
  expect(await listed()).toEqual([expect.stringMatching(/^Player 2 · 9002\$0\.10$/), expect.stringContaining('Player 3 · 9003$0.20')]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(checkedIds()).toEqual([]);
  await waitFor(() => expect(grid()).toHaveFocus());
  expect(host.carriedOut).toEqual([]);
});

test('a search that hides a checked row leaves it out', async () => {
  await start(topUps(1, 2, 3));
  for (const id of [9001, 9002, 9003]) await userEvent.click(box(id));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), 'player 3');
  await rowsAre(9003);
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

test('one checked row gets the specified question and toast', async () => {
  await start(topUps(1, 2));
  await userEvent.click(box(9002));
  await key('r');
  expect(await question()).toHaveTextContent('Are you sure you want to reject this topup?');
  expect(await question()).toHaveTextContent('Topup ID: 9002');
  await userEvent.click(await confirmButton());
  await rowsAre(9001);
  expect(host.toasts).toEqual([{ message: 'Request 9002 updated to REJECTED', tone: 'success', duration: 3000 }]);
});

test('a row’s own button decides that row alone, also while others are checked', async () => {
  await start(topUps(1, 2, 3));
  await userEvent.click(box(9001));
  await userEvent.click(box(9002));
  await userEvent.click(buttonOf(9003, 'APPROVED'));
  expect(await question()).toHaveTextContent('Topup ID: 9003');
});

test('the question names every reason why the server wants attention', async () => {
  const [usual, burst] = ['More than 3 times this user’s average of $9.00.', '3 requests of this user within 10 minutes.'];
  const attention = [usual, burst].map((reason, place) => ({ rule: `rule-${place}`, reason }));
  await start([topUpOf(1), topUpOf(2, { attention })]);
  await askAll();
  const [marked = ''] = await listed();
  expect(marked).toContain('Player 2');
  for (const reason of [usual, burst]) expect(marked).toContain(reason);
});

test('the question says which may be duplicates, and leaves out who is banned', async () => {
  const twin = topUpOf(1, { id: 9500, requestedAt: at('2026-11-20T11:04:00') });
  const banned = topUpOf(2, { user: { id: 2, name: 'Player 2', email: null, mobile: null, bannedAt: at('2026-11-01T10:00:00') } });
  await start([topUpOf(1), twin, banned]);
  const confirm = await askAll();
  const rows = await listed();
  expect(rows[0]).toContain('Same user and amount as request 9500, 4 min apart');
  expect(rows[2]).toMatch(/^Player 2 · 9002\$10\.00Left out\. Decide it on its own\.Banned since 1 Nov 2026/);
  expect(confirm).toHaveTextContent('Approve 2');
  await userEvent.click(confirm);
  await rowsAre(9002);
  expect(host.carriedOut).toEqual(['approve 9001', 'approve 9500']);
  // It is still checked: the same key asks the question of its own.
  await key('a');
  expect(await question()).toHaveTextContent('Player 2 has been banned since');
});

test('to reject a banned person’s request needs no confirmation of its own', async () => {
  const banned = topUpOf(2, { user: { id: 2, name: 'Player 2', email: null, mobile: null, bannedAt: at('2026-11-01T10:00:00') } });
  await start([topUpOf(1), banned]);
  const confirm = await askAll('r');
  expect((await listed())[0]).toContain('$10.00Banned since');
  await userEvent.click(confirm);
  await rowsAre();
  expect(toastTexts(host)).toEqual(['2 rejected']);
});

test('failures stay checked with their reason, and the toast counts them', async () => {
  await start(topUps(1, 2, 3, 4), ['idempotency-key']);
  const approve = ({ params: { topUpId } }: { params: { topUpId: string | number } }) => {
    if (topUpId === 9002) return fails('refused', 'The balance is frozen', 400)();
    if (topUpId === 9003) {
      status(9003, 'REJECTED');
      return { message: 'Rejected by Amara', status: 'REJECTED', alreadyDecided: true };
    }
    status(Number(topUpId), 'APPROVED');
    return NO_ANSWER;
  };
  host.on(topUpCalls.approve, approve);
  await userEvent.click(await askAll());
  await rowsAre(9002, 9003);
  expect(await screen.findByText('Request 9002 was not approved')).toBeInTheDocument();
  expect(screen.getByText('The balance is frozen')).toBeInTheDocument();
  expect(rowOf(9003)).toHaveTextContent('Rejected by Amara');
  await waitFor(() =>
    expect(host.toasts).toEqual([{ message: '2 approved, 1 decided elsewhere, 1 failed', tone: 'error', duration: 3000 }]),
  );
  expect(checkedIds()).toEqual([9002]);
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

test.each([
  ['reached the server', true, '3 approved', []],
  ['did not', false, '2 approved, 1 not confirmed', [9002]],
])('an answer is lost in the middle, and the call %s: as with a single decision', async (_, arrived, toast, left) => {
  await start(topUps(1, 2, 3), ['idempotency-key']);
  host.on(topUpCalls.approve, ({ params: { topUpId } }) => {
    if (topUpId !== 9002 || arrived) status(Number(topUpId), 'APPROVED');
    return topUpId === 9002 ? fails('network')() : NO_ANSWER;
  });
  await userEvent.click(await askAll());
  await rowsAre(...left);
  await waitFor(() => expect(toastTexts(host)).toEqual([toast]));
  expect(checkedIds()).toEqual(left);
  expect(decideTopUp.entry(9002)?.state).toBe(arrived ? 'done' : 'unknown');
  expect(host.made(topUpCalls.approve)).toHaveLength(3);
});

test('without an answer and without a list the outcome is unknown and can be checked again', async () => {
  await start(topUps(1, 2, 3), ['idempotency-key']);
  host.on(topUpCalls.approve, ({ params: { topUpId } }) => {
    status(Number(topUpId), 'APPROVED');
    if (topUpId !== 9003) return NO_ANSWER;
    host.on(topUpCalls.listByStatus, fails('network'));
    return fails('timeout')();
  });
  await userEvent.click(await askAll());
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(toastTexts(host)).toEqual(['2 approved, 1 not confirmed', 'Not confirmed yet. Try again shortly.']));
  host.on(topUpCalls.listByStatus, ({ params }) => host.topUps.filter((each) => each.status === params.status.toUpperCase()));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await rowsAre();
  expect(host.made(topUpCalls.approve)).toHaveLength(3);
});

test.each([
  ['keeps the first decision, it is sent again with its key', true],
  ['may move the money twice, it is left out', false],
])('of one that was sent without an answer: where the server %s', async (_, keepsFirst) => {
  await start(topUps(1, 2, 3), keepsFirst ? ['idempotency-key'] : []);
  host.on(topUpCalls.approve, fails('network'));
  await userEvent.click(await askAll());
  await waitFor(() => expect(toastTexts(host)).toEqual(['3 not confirmed']));
  const keys = [9001, 9002, 9003].map((id) => decideTopUp.entry(id)?.key);
  await waitFor(() => expect(grid()).toHaveFocus());
  await key('a');
  const confirm = await confirmButton();
  expect((await listed())[0]).toMatch(keepsFirst ? /safe to decide again/ : /Left out.* could move the money twice/);
  if (!keepsFirst) return expect(confirm).toBeDisabled();
  host.on(topUpCalls.approve, ({ params: { topUpId } }) => {
    status(Number(topUpId), 'APPROVED');
    return NO_ANSWER;
  });
  await userEvent.click(confirm);
  await rowsAre();
  expect([9001, 9002, 9003].map((id) => decideTopUp.entry(id)?.key)).toEqual(keys);
  return expect(host.made(topUpCalls.approve)).toHaveLength(6);
});

test('a double click on the confirmation sends each once', async () => {
  await start(topUps(1, 2));
  const button = await askAll();
  // Both in one task, before anything is rendered again.
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await rowsAre();
  expect(host.carriedOut).toEqual(['approve 9001', 'approve 9002']);
  expect(toastTexts(host)).toEqual(['2 approved']);
});

test('at most four are on their way, in order, and none can be decided a second time while it waits', async () => {
  await start(topUps(1, 2, 3, 4, 5, 6));
  const answers = new Map<number, ReturnType<typeof held<typeof NO_ANSWER>>>();
  host.on(topUpCalls.approve, ({ params: { topUpId } }) => {
    const answer = held<typeof NO_ANSWER>();
    answers.set(Number(topUpId), answer);
    return answer.promise;
  });
  await userEvent.click(await askAll());
  await waitFor(() => expect([...answers.keys()]).toEqual([9001, 9002, 9003, 9004]));
  expect(buttonOf(9006, 'APPROVED')).toHaveTextContent('Approving...');
  await userEvent.click(buttonOf(9006, 'REJECTED'));
  expect(screen.queryByText('Confirm Rejection')).not.toBeInTheDocument();
  status(9002, 'APPROVED');
  answers.get(9002)?.release(NO_ANSWER);
  await rowsAre(9001, 9003, 9004, 9005, 9006);
  await waitFor(() => expect([...answers.keys()]).toEqual([9001, 9002, 9003, 9004, 9005]));
  // Only what was sent is in the journal: a tab that closes now leaves the last one undecided.
  expect(decideTopUp.entry(9005)?.state).toBe('sending');
  expect(decideTopUp.entry(9006)).toBeNull();
  expect(host.toasts).toEqual([]);
  for (const id of [9001, 9003, 9004, 9005, 9006]) {
    await waitFor(() => expect(answers.has(id)).toBe(true));
    status(id, 'APPROVED');
    answers.get(id)?.release(NO_ANSWER);
  }
  await waitFor(() => expect(toastTexts(host)).toEqual(['6 approved']));
});

test('what a colleague decides leaves the selection and the open question', async () => {
  await start(topUps(1, 2, 3, 4), ['live-changes', 'idempotency-key']);
  await key('{ArrowDown}{Control>}a{/Control}');
  colleague(9001);
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await key('a');
  const confirm = await confirmButton();
  expect(await listed()).toHaveLength(3);
  colleague(9002);
  expect(await listed()).toHaveLength(2);
  expect(confirm).toHaveTextContent('Approve 2');
  await userEvent.click(confirm);
  await rowsAre(9001, 9002);
  expect(host.carriedOut).toEqual(['approve 9003', 'approve 9004']);
  await waitFor(() => expect(toastTexts(host)).toEqual(['2 approved']));
  expect(rowOf(9002)).toHaveTextContent('Approved by another administrator.');
});

test('a question of which nothing is left can only be closed', async () => {
  await start(topUps(1, 2), ['live-changes', 'idempotency-key']);
  const confirm = await askAll();
  colleague(9001);
  colleague(9002);
  expect(confirm).toBeDisabled();
});

test('a session that ends in the middle leaves the rows as they are', async () => {
  await start(topUps(1, 2, 3, 4, 5, 6));
  host.on(topUpCalls.approve, fails('unauthorized', null, 401));
  await userEvent.click(await askAll());
  await waitFor(() => expect(toastTexts(host)).toEqual(['6 failed']));
  expect(checkedIds()).toEqual([9001, 9002, 9003, 9004, 9005, 9006]);
  expect(screen.queryByText(/was not approved/)).not.toBeInTheDocument();
});

test('a bulk goes on after the screen is left', async () => {
  const view = await start(topUps(1, 2, 3, 4, 5, 6));
  await userEvent.click(await askAll());
  view.unmount();
  await waitFor(() => expect(toastTexts(host)).toEqual(['6 approved']));
  expect(host.carriedOut).toHaveLength(6);
});

test('decided lists have no checkboxes', async () => {
  await start(topUps(1, 2));
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
  await screen.findByText('No requests found');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('after a bulk the next row that is left is selected', async () => {
  await start(topUps(1, 2, 3));
  await userEvent.click(box(9002));
  await userEvent.click(box(9001));
  await key('a');
  await userEvent.click(await confirmButton());
  await rowsAre(9003);
  await waitFor(() => expect(grid()).toHaveFocus());
  expect(selectedId()).toBe(9003);
});

test('the keys are listed', async () => {
  await start(topUps(1));
  await key('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(dialog.getByText('Select several: Shift for a range, Ctrl+A for all, Esc for none')).toBeInTheDocument();
});

test.each([
  ['nothing but done', ['done', 'done'], '2 approved', 'success'],
  ['a colleague was faster', ['done', 'superseded'], '1 approved, 1 decided elsewhere', 'info'],
  ['some failed', ['done', 'refused', 'unknown', 'unanswered', 'not-sent'], '1 approved, 2 not confirmed, 2 failed', 'error'],
] as const)('the toast when %s', (_, results, message, tone) => {
  expect(bulkToast('APPROVED', results)).toEqual({ message, tone });
});

test('items run a few at a time, started in order, each once', async () => {
  const started: number[] = [];
  let [now, most] = [0, 0];
  await eachInTurn([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve));
    now -= 1;
  });
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
