import { type LocalDateTime, tournamentCalls, type TournamentReward } from '@arena/shared/contract';
import { ApiError, type Confirmation } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, applicationOf, installTestHost, renderTournaments } from '../testing';
import { payReward } from '../tournaments.operations';

let host: FakePlatform;
let paid: TournamentReward[];
const PAID: TournamentReward = { userId: 15, name: 'Player 5', position: 1, prize: 100, paidAt: null, alreadyPaid: false };

beforeEach(() => {
  host = installTestHost({ capabilities: ['tournament-rewards', 'idempotency-key'] });
  paid = [];
  host.on(tournamentCalls.applications, () => [applicationOf(5, { status: 'CREATOR_APPROVED' })]);
  host.on(tournamentCalls.rewards, () => paid);
});

const row = (number = 5) => screen.findByRole('group', { name: `Reward for Player ${number}` });
async function fill(position: string, prize: string, number = 5) {
  const fields = within(await row(number));
  for (const [label, text] of [
    ['Position', position],
    ['Prize', prize],
  ] as const) {
    if (text === '') continue;
    await userEvent.clear(fields.getByLabelText(label));
    await userEvent.type(fields.getByLabelText(label), text);
  }
}
const review = () => screen.getByRole('button', { name: 'Review' });
async function pay(times = 1) {
  await fill('1', '100');
  await (times === 1 ? userEvent.click(review()) : userEvent.dblClick(review()));
}
const typed = async (number = 5) => {
  const fields = within(await row(number));
  return [fields.getByLabelText('Position'), fields.getByLabelText('Prize')].map((field) => (field as HTMLInputElement).value);
};
const rewardOf = ({ userId, position, prize }: { userId: number; position: number; prize: number }): TournamentReward => ({
  ...{ userId, name: `Player ${userId - 10}`, position, prize, paidAt: null, alreadyPaid: false },
});
const approve = (...numbers: readonly number[]) =>
  host.on(tournamentCalls.applications, () => numbers.map((number) => applicationOf(number, { status: 'CREATOR_APPROVED' })));
/** Pays, and remembers it, unless `fail` throws. */
const payingServer = (fail: (userId: number) => void = () => undefined) =>
  host.on(tournamentCalls.reward, ({ body }) => {
    fail(body.userId);
    const reward = rewardOf(body);
    paid = [...paid, reward];
    return reward;
  });
const sent = () => host.made(tournamentCalls.reward).map(({ input }) => input.body);
const choose = (rule: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Divide the prize pool' }), rule);
/** The words of a question, which are spans. */
const bodyOf = (question: Confirmation | undefined) => render(<>{question?.body}</>).container.textContent;
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('tournament-reward'));
const state = () => payReward.entry([7, 15])?.state;

test('a single reward is paid once, after a review that names the amount, and then says so', async () => {
  host.on(tournamentCalls.reward, () => {
    paid = [PAID];
    return PAID;
  });
  renderTournaments('/manage/7?tab=rewards');
  await pay(2);
  expect(await screen.findByText('PAID')).toBeInTheDocument();
  expect(host.questions).toHaveLength(1);
  expect(host.questions[0]).toMatchObject({ title: 'Review rewards', confirmLabel: 'Pay 1 player ($100.00)' });
  expect(host.made(tournamentCalls.reward)).toHaveLength(1);
  expect(host.made(tournamentCalls.reward)[0]?.input.body).toEqual({ userId: 15, position: 1, prize: 100 });
  expect(host.made(tournamentCalls.reward)[0]?.options.idempotencyKey).toEqual(expect.any(String));
  expect(state()).toBe('done');
});

test('a reward that was already paid elsewhere is not paid again', async () => {
  renderTournaments('/manage/7?tab=rewards');
  await row();
  paid = [PAID];
  await pay();
  expect(await screen.findByText('PAID')).toBeInTheDocument();
  expect(host.made(tournamentCalls.reward)).toEqual([]);
});

test('after an answer that never came the rewards are read, and the repetition keeps its key', async () => {
  host.on(tournamentCalls.reward, () => {
    throw new ApiError('timeout', null, null);
  });
  renderTournaments('/manage/7?tab=rewards');
  await pay();
  expect(await screen.findByText(/We’ll check what’s been paid before sending again/)).toBeInTheDocument();
  expect(state()).toBe('unknown');
  await userEvent.click(review());
  await waitFor(() => expect(host.made(tournamentCalls.reward)).toHaveLength(2));
  const [first, second] = host.made(tournamentCalls.reward).map(({ options }) => options.idempotencyKey);
  expect(second).toBe(first);
});

test("a reward that is paid after an error is told with the server's words", async () => {
  host.on(tournamentCalls.reward, () => {
    paid = [PAID];
    throw new ApiError('server', 'The ledger is closed', 500);
  });
  renderTournaments('/manage/7?tab=rewards');
  await pay();
  await waitFor(() => expect(host.toasts.map(({ message }) => message)).toEqual(['The ledger is closed. $100.00 paid to Player 5']));
});

test('after an answer that never came, another prize is another payment with a key of its own', async () => {
  host.on(tournamentCalls.reward, () => {
    throw new ApiError('timeout', null, null);
  });
  renderTournaments('/manage/7?tab=rewards');
  await pay();
  expect(await screen.findByText(/We’ll check what’s been paid before sending again/)).toBeInTheDocument();
  await fill('1', '7');
  await userEvent.click(review());
  await waitFor(() => expect(host.made(tournamentCalls.reward)).toHaveLength(2));
  const [first, second] = host.made(tournamentCalls.reward);
  expect(second?.input.body.prize).toBe(7);
  expect(second?.options.idempotencyKey).toEqual(expect.any(String));
  expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
});

test('nothing is sent while what is paid cannot be read', async () => {
  renderTournaments('/manage/7?tab=rewards');
  await row();
  host.on(tournamentCalls.rewards, () => {
    throw new ApiError('refused', null, 400);
  });
  await pay();
  expect(await screen.findByText('Couldn’t load the rewards, so nothing was sent.')).toBeInTheDocument();
  expect(host.made(tournamentCalls.reward)).toEqual([]);
});

test('a position and a prize that are none are not sent', async () => {
  renderTournaments('/manage/7?tab=rewards');
  await row();
  expect(review()).toBeDisabled();
  await fill('', '5');
  await userEvent.click(review());
  expect(await screen.findByText('Enter a position from 1 to 100.')).toBeInTheDocument();
  expect(host.questions).toEqual([]);
});

test('what was typed is there again after another tab and after a reload, and forgotten when it is paid', async () => {
  host.on(tournamentCalls.reward, () => {
    paid = [PAID];
    return PAID;
  });
  const { unmount } = renderTournaments('/manage/7?tab=rewards');
  await fill('1', '100');
  await userEvent.click(screen.getByRole('tab', { name: 'Approved Players' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Rewards' }));
  expect(await typed()).toEqual(['1', '100']);
  unmount();
  renderTournaments('/manage/7?tab=rewards');
  expect(await typed()).toEqual(['1', '100']);
  expect(drafts()).toHaveLength(1);
  await userEvent.click(review());
  expect(await screen.findByText('PAID')).toBeInTheDocument();
  expect(host.made(tournamentCalls.reward)[0]?.input.body).toEqual({ userId: 15, position: 1, prize: 100 });
  expect(drafts()).toEqual([]);
});

test('what was sent and never answered comes before what was typed', async () => {
  const rows = { u15: { position: '4', prize: '40' } };
  sessionStorage.setItem('arena.draft.3.tournament-rewards.7', JSON.stringify({ rule: 'hand', rows }));
  const entry = { key: 'k', state: 'unknown', detail: { position: 2, prize: 60 }, at: Date.now(), request: '' };
  localStorage.setItem('arena.intent.tournament-reward:7:15', JSON.stringify(entry));
  renderTournaments('/manage/7?tab=rewards');
  await waitFor(async () => expect(await typed()).toEqual(['2', '60']));
  expect(screen.getByText(/\$60.00 was sent on .* but was never confirmed/)).toBeInTheDocument();
  expect(screen.getByLabelText('Prize')).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.getByLabelText('Prize')).not.toHaveAttribute('readonly'));
  expect(await typed()).toEqual(['2', '60']);
  paid = [rewardOf({ userId: 15, position: 2, prize: 60 })];
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('PAID')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('administrators cannot pay themselves, and read why', async () => {
  host = installTestHost({ capabilities: ['tournament-rewards', 'separate-approver'] });
  host.on(tournamentCalls.applications, () => [applicationOf(5, { status: 'CREATOR_APPROVED', applicant: { ...ADMIN, bannedAt: null } })]);
  host.on(tournamentCalls.rewards, () => paid);
  renderTournaments('/manage/7?tab=rewards');
  expect(await screen.findByText('You can’t pay yourself. Ask another administrator.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Prize')).not.toBeInTheDocument();
});

test('a banned player is named, and paid only after a tick', async () => {
  const banned = applicationOf(5, { status: 'CREATOR_APPROVED' });
  const bannedAt = '2026-11-19T08:30:00' as LocalDateTime;
  host = installTestHost({ capabilities: ['tournament-rewards', 'idempotency-key', 'banned-confirmation'] });
  host.on(tournamentCalls.applications, () => [{ ...banned, applicant: banned.applicant && { ...banned.applicant, bannedAt } }]);
  host.on(tournamentCalls.rewards, () => paid);
  host.on(tournamentCalls.reward, () => PAID);
  renderTournaments('/manage/7?tab=rewards');
  const fields = within(await row());
  expect(fields.getByText(/Player 5 has been banned since/)).toBeInTheDocument();
  await pay();
  expect(await fields.findByText('Confirm that you want to pay this player.')).toBeInTheDocument();
  expect(host.questions).toEqual([]);
  await userEvent.click(fields.getByRole('checkbox', { name: 'Pay although Player 5 is banned' }));
  await userEvent.click(review());
  await waitFor(() => expect(host.made(tournamentCalls.reward).map(({ input }) => input.query)).toEqual([{ banned: 'confirmed' }]));
  expect(bodyOf(host.questions[0])).toContain('Player 5, banned');
});

test('a rule divides what is left of the pool by position, and leaves what was entered by hand', async () => {
  approve(1, 2, 3, 4);
  paid = [rewardOf({ userId: 14, position: 1, prize: 100 })];
  renderTournaments('/manage/7?tab=rewards');
  await fill('2', '', 1);
  await choose('50 / 30 / 20 by position');
  expect(await typed(1)).toEqual(['2', '240.00']);
  await fill('3', '', 2);
  expect(await typed(2)).toEqual(['3', '160.00']);
  expect(screen.getByText('Allocated $500.00 of $500.00, $0.00 left')).toBeInTheDocument();
  await fill('3', '10', 3);
  await fill('4', '', 2);
  expect(await typed(1)).toEqual(['2', '390.00']);
  expect(await typed(2)).toEqual(['4', '']);
  expect(await typed(3)).toEqual(['3', '10']);
  await choose('Equal shares for the first 4');
  expect([await typed(1), await typed(2), await typed(3)]).toEqual([
    ['2', '195.00'],
    ['4', '195.00'],
    ['3', '10'],
  ]);
});

test.each([
  ['pool-limit', true, 'Prizes can’t exceed the pool.'],
  ['idempotency-key', false, 'This backend doesn’t stop prizes beyond the pool.'],
] as const)('more than the pool is said, and not sent to a server that refuses it: %s', async (capability, refused, said) => {
  host = installTestHost({ capabilities: ['tournament-rewards', capability] });
  approve(5);
  host.on(tournamentCalls.rewards, () => paid);
  renderTournaments('/manage/7?tab=rewards');
  await fill('1', '500.01');
  expect(await screen.findByText(`Allocated $500.01 of $500.00, $0.01 too much. ${said}`)).toBeInTheDocument();
  expect(review().hasAttribute('disabled')).toBe(refused);
});

test('several rewards are paid after one review, each once; what failed stays filled in with its reason', async () => {
  approve(1, 2, 3, 4, 5);
  payingServer((userId) => {
    if (userId === 12) throw new ApiError('refused', 'Player 2 is not approved', 400);
    if (userId === 13) throw new ApiError('timeout', null, null);
  });
  paid = [rewardOf({ userId: 15, position: 1, prize: 50 })];
  renderTournaments('/manage/7?tab=rewards');
  for (const [number, prize] of [
    [1, '100'],
    [2, '60.5'],
    [3, '40'],
    [4, '30'],
  ] as const)
    await fill(number === 4 ? '3' : String(number), prize, number);
  await userEvent.dblClick(review());
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(host.toasts[0]).toMatchObject({ message: '2 players paid ($130.00). 2 not paid: the reason is next to the prize', tone: 'error' });
  expect(host.questions.map(({ confirmLabel }) => confirmLabel)).toEqual(['Pay 4 players ($230.50)']);
  const question = bodyOf(host.questions[0]);
  expect(question).toContain('More than one player for position 1, 3.');
  expect(question).not.toContain('Player 5');
  expect(sent().map(({ userId }) => userId)).toEqual([11, 12, 13, 14]);
  expect(within(await row(2)).getByRole('alert')).toHaveTextContent('Player 2 is not approved');
  expect(within(await row(3)).getByRole('alert')).toHaveTextContent('We’ll check what’s been paid before sending again.');
  expect([await typed(2), await typed(3)]).toEqual([
    ['2', '60.5'],
    ['3', '40'],
  ]);
  await waitFor(() => expect(screen.getAllByText('PAID')).toHaveLength(3));
  // The answer was lost on its way: it had been paid.
  paid = [...paid, rewardOf({ userId: 13, position: 3, prize: 40 })];
  await userEvent.click(within(await row(3)).getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.getAllByText('PAID')).toHaveLength(4));
  payingServer();
  await userEvent.click(review());
  await waitFor(() => expect(screen.getAllByText('PAID')).toHaveLength(5));
  expect(sent().map(({ userId }) => userId)).toEqual([11, 12, 13, 14, 12]);
  expect(drafts()).toEqual([]);
});

test('nothing is sent when the review is declined, and nothing typed is lost', async () => {
  host.answerQuestions(false);
  renderTournaments('/manage/7?tab=rewards');
  await pay();
  await waitFor(() => expect(host.questions).toHaveLength(1));
  expect(await typed()).toEqual(['1', '100']);
  expect(host.made(tournamentCalls.reward)).toEqual([]);
});

test('rewards that are being paid when the tab is left and confirmed once more are paid once', async () => {
  approve(1, 2);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  host.on(tournamentCalls.reward, async ({ body }) => {
    await released;
    const reward = rewardOf(body);
    paid = [...paid, reward];
    return reward;
  });
  renderTournaments('/manage/7?tab=rewards');
  for (const number of [1, 2]) await fill(String(number), '50', number);
  await userEvent.click(review());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(within(await row(1)).getByRole('status')).toHaveTextContent('Paying...');
  await userEvent.click(screen.getByRole('tab', { name: 'Approved Players' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Rewards' }));
  expect([await typed(1), await typed(2)]).toEqual([
    ['1', '50'],
    ['2', '50'],
  ]);
  await userEvent.click(review());
  await waitFor(() => expect(host.questions).toHaveLength(2));
  release();
  await waitFor(() => expect(screen.getAllByText('PAID')).toHaveLength(2));
  expect(sent().map(({ userId }) => userId)).toEqual([11, 12]);
});

test('what another tab sends after the review is not sent here', async () => {
  approve(1, 2);
  payingServer(() => {
    const entry = { key: 'k', state: 'unknown', detail: { position: 2, prize: 40 }, at: Date.now(), request: '' };
    localStorage.setItem('arena.intent.tournament-reward:7:12', JSON.stringify(entry));
  });
  renderTournaments('/manage/7?tab=rewards');
  for (const number of [1, 2]) await fill(String(number), '50', number);
  await userEvent.click(review());
  expect(await within(await row(2)).findByRole('alert')).toHaveTextContent('This was already sent from another tab.');
  expect(sent().map(({ userId }) => userId)).toEqual([11]);
  // Filled in as it was sent there.
  await waitFor(async () => expect(await typed(2)).toEqual(['2', '40']));
  expect(within(await row(2)).getByRole('button', { name: 'Check again' })).toBeInTheDocument();
});
