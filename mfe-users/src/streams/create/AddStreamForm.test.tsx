import { streamCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, installTestHost, SOON } from '../testing';
import { LINK, open, press, sent as sentBy, set } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

const sent = () => sentBy(host);

test('the form offers the three games and the two statuses', async () => {
  const { form } = await open();
  const options = (label: string) => [...(form.getByLabelText(label) as HTMLSelectElement).options].map(({ value, text }) => [value, text]);
  expect(options('Game')).toEqual([
    ['1', 'PUBG Mobile'],
    ['2', 'Free Fire'],
    ['3', 'BGMI'],
  ]);
  expect(options('Status').map(([value]) => value)).toEqual(['PUBLISHED', 'UPCOMMING']);
});

test.each([
  ['', 'Video link is required'],
  ['   ', 'Video link is required'],
  ['http://youtube.com/live/1', /starts with https/],
  ['youtube.com/live/1', /starts with https/],
  ['javascript:alert(1)', /starts with https/],
  ['https://localhost', /starts with https/],
  ['https://youtube.com/a b', /can’t contain spaces/],
  ['https://me:secret@youtube.com/live/1', /Remove the username and password/],
])('the link %p is refused before anything is sent', async (link, message) => {
  const { form } = await open();
  set(form, 'Video link', link);
  await press(form);
  expect(await form.findByText(message)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('a live stream has no start, and the success is said in the words of the specification', async () => {
  host.on(streamCalls.create, () => ({ message: null }));
  const { form } = await open();
  expect(form.queryByLabelText('Start time')).not.toBeInTheDocument();
  set(form, 'Game', '3');
  set(form, 'Video link', ` ${LINK} `);
  await press(form);
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Stream added successfully!', tone: 'success' }]));
  expect(sent()).toEqual([{ gameId: 3, videoLink: LINK, status: 'PUBLISHED' }]);
  await waitFor(() => expect(host.made(streamCalls.list)).toHaveLength(2));
  expect(form.getByLabelText('Video link')).toHaveValue('');
  expect(host.made(streamCalls.create)[0]?.options).toEqual({});
});

test('an upcoming stream needs a start, and sends the clock reading that was chosen', async () => {
  host.on(streamCalls.create, () => ({ message: null }));
  const { form } = await open();
  set(form, 'Status', 'UPCOMMING');
  set(form, 'Video link', LINK);
  await press(form);
  expect(await form.findByText('Start time is required for an upcoming stream')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  set(form, 'Start time', '2027-01-05T18:30');
  await press(form);
  await waitFor(() => expect(sent()).toEqual([{ gameId: 1, videoLink: LINK, status: 'UPCOMMING', startAt: '2027-01-05T18:30' }]));
});

test('the start goes out only when the stream is upcoming, also after switching back and forth', async () => {
  host.on(streamCalls.create, () => ({ message: null }));
  const { form } = await open();
  set(form, 'Video link', LINK);
  set(form, 'Status', 'UPCOMMING');
  set(form, 'Start time', '2027-01-05T18:30');
  set(form, 'Status', 'PUBLISHED');
  await press(form);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(Object.keys(sent()[0] ?? {})).not.toContain('startAt');

  set(form, 'Video link', LINK);
  set(form, 'Status', 'UPCOMMING');
  set(form, 'Start time', '2027-01-05T18:30');
  set(form, 'Status', 'PUBLISHED');
  set(form, 'Status', 'UPCOMMING');
  expect(form.getByLabelText('Start time')).toHaveValue('2027-01-05T18:30');
  await press(form);
  await waitFor(() => expect(sent()[1]).toMatchObject({ startAt: '2027-01-05T18:30' }));
});

test('a refusal keeps what was typed, and is shown at its field', async () => {
  host.on(streamCalls.create, () => {
    throw new ApiError('refused', null, 400, { videoLink: 'This channel is not allowed' });
  });
  const { form } = await open();
  set(form, 'Status', 'UPCOMMING');
  set(form, 'Video link', LINK);
  set(form, 'Start time', '2027-01-05T18:30');
  await press(form);
  expect(await form.findByText('This channel is not allowed')).toBeInTheDocument();
  expect(form.getByLabelText('Video link')).toHaveValue(LINK);
  expect(form.getByLabelText('Start time')).toHaveValue('2027-01-05T18:30');
  expect(host.toasts).toEqual([]);
  await waitFor(() => expect(host.made(streamCalls.list)).toHaveLength(2));
});

test("the server's words are shown when it refuses", async () => {
  host.on(streamCalls.create, () => {
    throw new ApiError('refused', 'The start must be in the future', 400);
  });
  const { form } = await open();
  set(form, 'Video link', LINK);
  await press(form);
  expect(await form.findByText('The start must be in the future')).toBeInTheDocument();
});

test('two presses and an Enter add one stream', async () => {
  let answer: () => void = () => undefined;
  host.on(streamCalls.create, () => new Promise((resolve) => (answer = () => resolve({ message: null }))));
  const { form } = await open();
  set(form, 'Video link', LINK);
  await userEvent.dblClick(form.getByRole('button', { name: 'Add stream' }));
  await userEvent.type(form.getByLabelText('Video link'), '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await act(async () => answer());
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(sent()).toHaveLength(1);
});

test('a stream of the same game at the same time is warned of, and can be added', async () => {
  host.on(streamCalls.create, () => ({ message: null }));
  const { form } = await open();
  set(form, 'Game', '2');
  set(form, 'Status', 'UPCOMMING');
  set(form, 'Video link', LINK);
  set(form, 'Start time', '2026-12-01T18:20');
  expect(form.getByText('Two streams at the same time')).toBeInTheDocument();
  expect(form.getByText(/Free Fire already has a stream at 1 Dec 2026, 18:00 UTC. You can still add this one/)).toBeInTheDocument();
  set(form, 'Game', '1');
  expect(form.queryByText('Two streams at the same time')).not.toBeInTheDocument();
  set(form, 'Game', '2');
  await press(form);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(SOON.startsAt).toBe(at('2026-12-01T18:00:00'));
});
