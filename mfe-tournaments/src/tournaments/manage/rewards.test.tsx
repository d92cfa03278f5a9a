import { type LocalDateTime, tournamentCalls, type TournamentReward } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, applicationOf, installTestHost, renderTournaments } from '../testing';
import { payReward } from '../tournaments.operations';

const PAID: TournamentReward = { userId: 15, name: 'Player 5', position: 1, prize: 100, paidAt: null, alreadyPaid: false };
let host: FakePlatform;
let paid: TournamentReward[];

beforeEach(() => {
  host = installTestHost({ capabilities: ['tournament-rewards', 'idempotency-key'] });
  paid = [];
  host.on(tournamentCalls.applications, () => [applicationOf(5, { status: 'CREATOR_APPROVED' })]);
  host.on(tournamentCalls.rewards, () => paid);
});

async function pay(times = 1) {
  const form = within(await screen.findByRole('form', { name: 'Reward for Player 5' }));
  await userEvent.type(form.getByLabelText('Position'), '1');
  await userEvent.type(form.getByLabelText('Prize'), '100');
  const button = form.getByRole('button', { name: 'Pay Player 5' });
  await (times === 1 ? userEvent.click(button) : userEvent.dblClick(button));
}
const typed = async () => {
  const form = within(await screen.findByRole('form', { name: 'Reward for Player 5' }));
  return [form.getByLabelText('Position'), form.getByLabelText('Prize')].map((field) => (field as HTMLInputElement).value);
};
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('tournament-reward'));
const state = () => payReward.entry([7, 15])?.state;

test('a reward is paid once, after a question that names the amount, and then says so', async () => {
  host.on(tournamentCalls.reward, () => {
    paid = [PAID];
    return PAID;
  });
  renderTournaments('/manage/7?tab=rewards');
  await pay(2);
  expect(await screen.findByText('PAID')).toBeInTheDocument();
  expect(host.questions).toHaveLength(1);
  expect(host.questions[0]).toMatchObject({ title: 'Pay $100.00 to Player 5?' });
  expect(host.made(tournamentCalls.reward)).toHaveLength(1);
  expect(host.made(tournamentCalls.reward)[0]?.input.body).toEqual({ userId: 15, position: 1, prize: 100 });
  expect(host.made(tournamentCalls.reward)[0]?.options.idempotencyKey).toEqual(expect.any(String));
  expect(state()).toBe('done');
});

test('a reward that was already paid elsewhere is not paid again', async () => {
  renderTournaments('/manage/7?tab=rewards');
  await screen.findByRole('form', { name: 'Reward for Player 5' });
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
  await userEvent.click(screen.getByRole('button', { name: 'Pay Player 5' }));
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
  const form = within(await screen.findByRole('form', { name: 'Reward for Player 5' }));
  await userEvent.clear(form.getByLabelText('Prize'));
  await userEvent.type(form.getByLabelText('Prize'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Pay Player 5' }));
  await waitFor(() => expect(host.made(tournamentCalls.reward)).toHaveLength(2));
  const [first, second] = host.made(tournamentCalls.reward);
  expect(second?.input.body.prize).toBe(7);
  expect(second?.options.idempotencyKey).toEqual(expect.any(String));
  expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
});

test('nothing is sent while what is paid cannot be read', async () => {
  renderTournaments('/manage/7?tab=rewards');
  await screen.findByRole('form', { name: 'Reward for Player 5' });
  host.on(tournamentCalls.rewards, () => {
    throw new ApiError('refused', null, 400);
  });
  await pay();
  expect(await screen.findByText('Couldn’t load the rewards, so nothing was sent.')).toBeInTheDocument();
  expect(host.made(tournamentCalls.reward)).toEqual([]);
});

test('a position and a prize that are none are not sent', async () => {
  renderTournaments('/manage/7?tab=rewards');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Player 5' }));
  expect(await screen.findByText('Enter a position from 1 to 100.')).toBeInTheDocument();
  expect(host.questions).toEqual([]);
});

test('what was typed is there again after another tab and after a reload, and forgotten when it is paid', async () => {
  host.on(tournamentCalls.reward, () => {
    paid = [PAID];
    return PAID;
  });
  const { unmount } = renderTournaments('/manage/7?tab=rewards');
  const form = within(await screen.findByRole('form', { name: 'Reward for Player 5' }));
  await userEvent.type(form.getByLabelText('Position'), '1');
  await userEvent.type(form.getByLabelText('Prize'), '100');
  await userEvent.click(screen.getByRole('tab', { name: 'Approved Players' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Rewards' }));
  expect(await typed()).toEqual(['1', '100']);
  unmount();
  renderTournaments('/manage/7?tab=rewards');
  expect(await typed()).toEqual(['1', '100']);
  expect(drafts()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pay Player 5' }));
  expect(await screen.findByText('PAID')).toBeInTheDocument();
  expect(host.made(tournamentCalls.reward)[0]?.input.body).toEqual({ userId: 15, position: 1, prize: 100 });
  expect(drafts()).toEqual([]);
});

test('what was sent and never answered comes before what was typed', async () => {
  sessionStorage.setItem('arena.draft.3.tournament-reward.7.15', JSON.stringify({ position: '4', prize: '40' }));
  const entry = { key: 'k', state: 'unknown', detail: { position: 2, prize: 60 }, at: Date.now(), request: '' };
  localStorage.setItem('arena.intent.tournament-reward:7:15', JSON.stringify(entry));
  renderTournaments('/manage/7?tab=rewards');
  expect(await typed()).toEqual(['2', '60']);
});

test('administrators cannot pay themselves, and read why', async () => {
  host = installTestHost({ capabilities: ['tournament-rewards', 'separate-approver'] });
  host.on(tournamentCalls.applications, () => [applicationOf(5, { status: 'CREATOR_APPROVED', applicant: { ...ADMIN, bannedAt: null } })]);
  host.on(tournamentCalls.rewards, () => paid);
  renderTournaments('/manage/7?tab=rewards');
  const button = await screen.findByRole('button', { name: `Pay ${ADMIN.name}` });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-description', 'You can’t pay yourself. Ask another administrator.');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a banned player is named, and paid only after a tick', async () => {
  const banned = applicationOf(5, { status: 'CREATOR_APPROVED' });
  const bannedAt = '2026-11-19T08:30:00' as LocalDateTime;
  host = installTestHost({ capabilities: ['tournament-rewards', 'idempotency-key', 'banned-confirmation'] });
  host.on(tournamentCalls.applications, () => [{ ...banned, applicant: banned.applicant && { ...banned.applicant, bannedAt } }]);
  host.on(tournamentCalls.rewards, () => paid);
  host.on(tournamentCalls.reward, () => PAID);
  renderTournaments('/manage/7?tab=rewards');
  const form = within(await screen.findByRole('form', { name: 'Reward for Player 5' }));
  expect(form.getByText(/Player 5 has been banned since/)).toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Pay Player 5' })).toBeDisabled();
  await userEvent.click(form.getByRole('checkbox', { name: 'Pay although Player 5 is banned' }));
  await pay();
  await waitFor(() => expect(host.made(tournamentCalls.reward).map(({ input }) => input.query)).toEqual([{ banned: 'confirmed' }]));
});
