import { type Capability, tournamentCalls } from '@arena/shared/contract';
import { ApiError, setUndoChoice } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationOf, installTestHost, renderTournaments, tournamentOf } from '../testing';

let host: FakePlatform;
function serve(...capabilities: Capability[]) {
  host = installTestHost({ capabilities });
  host.on(tournamentCalls.applications, ({ query }) =>
    query.status === 'PENDING' ? [applicationOf(1), applicationOf(2)] : [applicationOf(5, { status: 'CREATOR_APPROVED' })],
  );
}
beforeEach(() => serve());

const approve = async () => userEvent.click(await screen.findByRole('button', { name: 'Approve Player 1' }));

test('an approval sends its status, and the card leaves with the message', async () => {
  host.on(tournamentCalls.decide, () => ({ message: null }));
  renderTournaments('/manage/7');
  await approve();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Application from Player 1' })).not.toBeInTheDocument());
  expect(host.made(tournamentCalls.decide).map(({ input }) => input)).toEqual([
    { params: { applicationId: 501 }, query: { status: 'CREATOR_APPROVED' } },
  ]);
  expect(host.toasts).toEqual([{ message: 'Tournament accepted', tone: 'success' }]);
  // The list that is read afterwards may still hold it for a moment.
  await waitFor(() => expect(host.made(tournamentCalls.applications).length).toBeGreaterThan(1));
  expect(screen.queryByRole('article', { name: 'Application from Player 1' })).not.toBeInTheDocument();
});

test.each([
  ["the server's words", 'Insufficient coins', 'Insufficient coins'],
  ['the general ones', null, 'Something went wrong'],
])('a refused approval says %s, and can be tried again', async (_, message, said) => {
  host.on(tournamentCalls.decide, () => {
    throw new ApiError('refused', message, 400);
  });
  renderTournaments('/manage/7');
  await approve();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: said, tone: 'error' }]);
  expect(screen.getByRole('button', { name: 'Approve Player 1' })).toBeInTheDocument();
});

test('an application that was handled by someone else turns inert, and says so', async () => {
  host.on(tournamentCalls.decide, () => {
    host.on(tournamentCalls.applications, () => [applicationOf(2)]);
    throw new ApiError('refused', 'Not pending any more', 400);
  });
  renderTournaments('/manage/7');
  await approve();
  expect(await screen.findByText('Decided in another session. Not pending any more')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve Player 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Approve Player 2' })).toBeInTheDocument();
});

test('an approval without an answer is judged by the list that is read next', async () => {
  host.on(tournamentCalls.decide, () => {
    throw new ApiError('timeout', null, null);
  });
  renderTournaments('/manage/7');
  await approve();
  expect(await screen.findByText(/still pending. You can decide it again/)).toBeInTheDocument();
  expect(host.made(tournamentCalls.decide)).toHaveLength(1);
});

test.each([
  ['still pending', 'Seats are gone. The application is still pending. You can decide it again.'],
  ['decided', 'Seats are gone. It was decided. Check Approved Players for the result.'],
])("the server's words for a failed approval stand, and that it is %s is added", async (now, words) => {
  host.on(tournamentCalls.decide, () => {
    if (now === 'decided') host.on(tournamentCalls.applications, () => [applicationOf(2)]);
    throw new ApiError('server', 'Seats are gone', 500);
  });
  renderTournaments('/manage/7');
  await approve();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(host.toasts).toEqual([{ message: 'Seats are gone', tone: 'error' }]);
});

test.each([
  ['server', 500, 'The ledger is closed. The tournament has started.'],
  ['refused', 400, 'The ledger is closed. This was already done in another session.'],
] as const)("a tournament that has started after an answer of %s is told with the server's words", async (kind, status, words) => {
  serve('tournament-complete');
  host.on(tournamentCalls.get, () => tournamentOf({ status: 'PENDING' }));
  host.on(tournamentCalls.advance, () => {
    host.on(tournamentCalls.get, () => tournamentOf({ status: 'ONGOING' }));
    throw new ApiError(kind, 'The ledger is closed', status);
  });
  renderTournaments('/manage/7?tab=complete');
  await userEvent.click(await screen.findByRole('button', { name: 'Start tournament' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('two presses approve once', async () => {
  let answer: (value: { message: null }) => void = () => undefined;
  host.on(tournamentCalls.decide, () => new Promise((resolve) => (answer = resolve)));
  renderTournaments('/manage/7');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Approve Player 1' }));
  expect(host.made(tournamentCalls.decide)).toHaveLength(1);
  answer({ message: null });
  await waitFor(() => expect(host.toasts).toHaveLength(1));
});

test('without the capability Reject stays where it is, and says why', async () => {
  renderTournaments('/manage/7');
  const reject = await screen.findByRole('button', { name: 'Reject Player 1' });
  expect(reject).toHaveAttribute('aria-disabled', 'true');
  expect(reject).toHaveAccessibleDescription(/not available yet/);
  await userEvent.click(reject);
  expect(host.questions).toEqual([]);
});

test('with it Reject asks, and sends its status', async () => {
  serve('application-reject');
  host.on(tournamentCalls.decide, () => ({ message: 'Rejected' }));
  renderTournaments('/manage/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Reject Player 1' }));
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Rejected', tone: 'success' }]));
  expect(host.questions[0]).toMatchObject({ title: 'Reject Player 1?' });
  expect(host.made(tournamentCalls.decide)[0]?.input.query).toEqual({ status: 'REJECTED' });
});

test('the tabs are in the address, and each has its words for nothing', async () => {
  host.on(tournamentCalls.applications, () => []);
  const view = renderTournaments('/manage/7?tab=approved');
  expect(await screen.findByText('No approved player found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Pending Players' }));
  expect(await screen.findByText('No pending player found')).toBeInTheDocument();
  expect(view.address()).toBe('/admin/tournaments/manage/7');
});

test('a backend that ignores the status shows no pending player as approved', async () => {
  host.on(tournamentCalls.applications, () => [applicationOf(1)]);
  renderTournaments('/manage/7?tab=approved');
  expect(await screen.findByText('No approved player found')).toBeInTheDocument();
});

test.each(['rewards', 'complete'])('without the capability the tab %s shows the id and nothing to do', async (tab) => {
  renderTournaments(`/manage/7?tab=${tab}`);
  expect(await screen.findByText('Tournament ID: 7')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Pay|Start|Complete tournament/ })).not.toBeInTheDocument();
});

test('an application of nulls is a card of dashes that cannot be decided', async () => {
  host.on(tournamentCalls.applications, () => [{ id: null, status: null, requestedAt: null, applicant: null, tournament: null }]);
  renderTournaments('/manage/7');
  expect(await screen.findByText(/has no ID, so it can’t be decided/)).toBeInTheDocument();
});

test('a pending tournament is started after a question that lists what that does, once', async () => {
  serve('tournament-complete');
  host.on(tournamentCalls.advance, () => {
    host.on(tournamentCalls.get, () => tournamentOf({ status: 'ONGOING' }));
    return tournamentOf({ status: 'ONGOING' });
  });
  renderTournaments('/manage/7?tab=complete');
  await screen.findByText('1 approved player.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start tournament' }));
  expect(await screen.findByText('The tournament has started.')).toBeInTheDocument();
  expect(host.questions).toHaveLength(1);
  expect(host.made(tournamentCalls.advance).map(({ input }) => input)).toEqual([
    { params: { tournamentId: 7 }, query: { status: 'ONGOING' } },
  ]);
  expect(await screen.findByRole('button', { name: 'Complete tournament' })).toBeInTheDocument();
});

test('a completed tournament has no next step', async () => {
  serve('tournament-complete');
  host.on(tournamentCalls.get, () => tournamentOf({ status: 'COMPLETED' }));
  renderTournaments('/manage/7?tab=complete');
  expect(await screen.findByText('This tournament is completed.')).toBeInTheDocument();
});

test('a stale list approves no player a second time', async () => {
  renderTournaments('/manage/7');
  await screen.findByRole('button', { name: 'Approve Player 1' });
  host.on(tournamentCalls.applications, () => [applicationOf(1, { status: 'CREATOR_APPROVED' }), applicationOf(2)]);
  await approve();
  expect(await screen.findByText('Decided in another session.')).toBeInTheDocument();
  expect(host.made(tournamentCalls.decide)).toEqual([]);
});

test('nothing is sent while what is pending cannot be read', async () => {
  renderTournaments('/manage/7');
  await screen.findByRole('button', { name: 'Approve Player 1' });
  host.on(tournamentCalls.applications, () => {
    throw new ApiError('refused', null, 400);
  });
  await approve();
  expect(await screen.findByText(/^Couldn’t check whether this is still pending\. Nothing was sent\./)).toBeInTheDocument();
  expect(host.made(tournamentCalls.decide)).toEqual([]);
});

test('an approval waits to be undone, and its card is inert in this and other tabs', async () => {
  setUndoChoice('send');
  localStorage.setItem('arena.held.tournament-application:7:502', String(Date.now()));
  renderTournaments('/manage/7');
  await approve();
  await waitFor(() => expect(host.toasts.map(({ message }) => message)).toEqual(['Approving Player 1']));
  expect(screen.getByRole('button', { name: 'Approve Player 1' })).toHaveTextContent('Approving...');
  expect(screen.getByRole('article', { name: 'Application from Player 2' })).toHaveTextContent('Being decided in another tab.');
  expect(screen.getByRole('button', { name: 'Approve Player 2' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => host.toasts[0]?.undo?.onUndo());
  expect(screen.getByRole('button', { name: 'Approve Player 1' })).toHaveTextContent('Approve');
  expect(host.made(tournamentCalls.decide)).toEqual([]);
});
