import { NO_FIGURES } from '@arena/shared/contract/telemetry';
import { installFakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentToasts } from '../feedback/toasts';
import { failure, SectionError } from '../sections/failure';
import { descriptor, section, snapshotOf } from '../sections/testing';
import { signInAs } from '../session/testing';
import { installUnauthorized } from '../session/unauthorized';
import { answerStatus, openSections, roomsStatus, statusOf } from './testing';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const WORKING = async () => section(async () => ({ default: () => null }));
const UNREACHABLE = async () => {
  throw new SectionError(failure('unreachable', { address: 'http://localhost:3001' }));
};
const rooms = async () => within(await screen.findByRole('article', { name: 'Rooms' }));
const fact = (panel: Awaited<ReturnType<typeof rooms>>, label: string) => panel.getByText(label).nextElementSibling;

beforeEach(() => {
  installFakePlatform();
});

it('shows of each section what is live, whose it is, what it weighs and how it did, asking as the signed-in person', async () => {
  const token = signInAs('ROLE_ADMIN');
  const asked = answerStatus([200, statusOf(roomsStatus())]);
  openSections();
  const panel = await rooms();
  expect(fact(panel, 'Live')).toHaveTextContent(/^1\.4\.0since 1 May 2026.*, Wanjiru$/);
  expect(fact(panel, 'Candidate')).toHaveTextContent(/^1\.5\.0 for 5%since/);
  expect(fact(panel, 'Owner')).toHaveTextContent('Rooms teamrooms-team@arena.test');
  expect(fact(panel, 'Load time')).toHaveTextContent('–last 24 h, p75: up to 400 ms');
  expect(fact(panel, 'Scripts, compressed')).toHaveTextContent('131 kB131 kB (candidate)');
  // One of two is no 500 of a thousand.
  expect(fact(panel, 'Failures per 1,000 views')).toHaveTextContent('2.110 of 4,700 views, 1.4.0–1 of 2 views, 1.5.0, candidate');
  expect(panel.getByText('Not loaded here')).toBeVisible();
  const [address, init] = asked.mock.calls[0] ?? [];
  expect([address, init?.headers]).toEqual(['/-/sections', { accept: 'application/json', authorization: `Bearer ${token}` }]);
});

it('says what was counted, done and shared, and why something else came than was asked for', async () => {
  answerStatus([200, statusOf(roomsStatus())]);
  openSections();
  const panel = await rooms();
  await userEvent.click(panel.getByText('Metrics, changes and shared modules'));
  const counted = '1.4.0: crashes 8, S-01 2, loads 4, slow interactions 4, failed calls: 5xx 3, p75 load time up to 400 ms';
  expect(panel.getByText(counted)).toBeVisible();
  expect(panel.getByText(/^1\.5\.0 rolled out to 5% by Wanjiru, .*: Faster room list$/)).toBeVisible();
  expect(panel.getAllByText('Asked for ^19.0.0, built with 19.3.1, gets 19.3.1')).toHaveLength(2);
  expect(panel.getByText('Asked for contract 2.4, gets contract 3.0')).toBeVisible();
  expect(panel.getByText('The console refuses this version.')).toBeVisible();
});

it('shows a dash without views, and zeros only for views without a failure', async () => {
  const counted = (views: number) => [{ version: '1.4.0', cohort: 'live' as const, figures: { ...NO_FIGURES, views } }];
  const asOf = (views: number) => [200, statusOf(roomsStatus({ lastDay: counted(views), candidate: null }))] as const;
  answerStatus(asOf(0), asOf(400));
  const host = openSections();
  const panel = await rooms();
  expect(fact(panel, 'Failures per 1,000 views')).toHaveTextContent('–no views, 1.4.0');
  expect(fact(panel, 'Candidate')).toHaveTextContent('none');
  // The tab hears that something else is live.
  act(() => host.notice(snapshotOf(descriptor({ version: '1.6.0' }))));
  await waitFor(() => expect(fact(panel, 'Failures per 1,000 views')).toHaveTextContent('00 of 400 views, 1.4.0'));
  expect(panel.getByText('1.6.0 in this tab')).toBeVisible();
});

it('follows a section in this tab: loading, loaded, an offered update, a crash', async () => {
  answerStatus([200, statusOf(roomsStatus())]);
  const host = openSections(WORKING);
  const panel = await rooms();
  await act(() => host.load('mfe_rooms'));
  expect(panel.getByText('Loaded here')).toBeVisible();
  act(() => host.notice(snapshotOf(descriptor({ version: '1.5.0' }))));
  expect(panel.getByText('1.5.0 available')).toBeVisible();
  act(() => host.noteCrash('mfe_rooms', true));
  expect(panel.getByText('Crashed here, S-09')).toBeVisible();
});

it('says what is wrong with a section that failed here, and tries it again', async () => {
  answerStatus([200, statusOf(roomsStatus())]);
  const fetched = jest.fn(UNREACHABLE as typeof WORKING);
  const host = openSections(fetched);
  const panel = await rooms();
  await act(() => host.load('mfe_rooms'));
  expect(panel.getByText('Failed here, S-01')).toBeVisible();
  expect(panel.getByText(/^Rooms could not be reached at http:\/\/localhost:3001\./)).toBeVisible();
  fetched.mockImplementation(WORKING);
  await userEvent.click(panel.getByRole('button', { name: 'Retry Rooms' }));
  expect(await panel.findByText('Loaded here')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Retry Rooms' })).toBeNull();
});

it('copies a report, and shows it where the browser does not copy', async () => {
  const user = userEvent.setup();
  answerStatus([200, statusOf(roomsStatus())]);
  openSections();
  const button = (await rooms()).getByRole('button', { name: 'Copy report on Rooms' });
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^Rooms \(mfe-rooms\) at http:\/\/localhost/));
  expect(recentToasts().at(-1)?.message).toBe('Report on Rooms copied');
  expect(screen.queryByRole('textbox')).toBeNull();

  await user.click(button);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Report on Rooms: copy it manually' });
  expect(text.value).toContain('Owner: Rooms team (rooms-team@arena.test)');
  expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
});

it('says that there is no history and there are no counts, instead of zeros', async () => {
  const { live } = roomsStatus();
  answerStatus([
    200,
    statusOf(roomsStatus({ live: { ...live, since: null, bytes: null }, candidate: null, lastDay: null, changes: null })),
  ]);
  openSections();
  const panel = await rooms();
  expect(screen.getByText('No release history or metrics')).toBeVisible();
  expect(fact(panel, 'Failures per 1,000 views')).toHaveTextContent('–not measured');
  expect(fact(panel, 'Scripts, compressed')).toHaveTextContent('not measured');
});

it('says that nothing is live', async () => {
  answerStatus([200, statusOf()]);
  openSections();
  expect(await screen.findByText('No live sections')).toBeVisible();
});

it.each([
  [403, { message: 'Only administrators can see the health of the sections.' }, 'Only administrators can see the health of the sections.'],
  [503, { message: 'What is live cannot be read at the moment.' }, 'What is live cannot be read at the moment.'],
  [200, '<!doctype html>', 'Section health isn’t available from this server'],
  [200, { sections: 'none' }, 'Section health isn’t available from this server'],
])('says why it could not be read (%i, %j), and reads it again', async (status, body, words) => {
  const asked = answerStatus([status, body]);
  openSections();
  expect(await screen.findByText(words)).toBeVisible();
  answerStatus([200, statusOf(roomsStatus())]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rooms()).toBeDefined();
  expect(asked).toHaveBeenCalled();
});

it('ends the session where the server no longer knows it', async () => {
  const ended = jest.fn();
  installUnauthorized(ended);
  const token = signInAs('ROLE_ADMIN');
  answerStatus([401, { message: 'Sign in as an administrator to see the health of the sections.' }]);
  openSections();
  await waitFor(() => expect(ended).toHaveBeenCalledWith(token));
});
