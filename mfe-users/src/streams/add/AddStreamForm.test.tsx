import { streamCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, installHost, LIVE, pageOf, renderStreams, SOON, streamOf } from '../testing';

let host: FakePlatform;
beforeEach(() => {
  host = installHost();
});
afterEach(() => expect(host.unhandled).toEqual([]));

const LINK = 'https://youtube.com/live/new';

async function open() {
  const view = renderStreams();
  await screen.findAllByRole('article');
  return { ...view, form: within(screen.getByRole('form', { name: 'Add a stream' })) };
}
type Form = Awaited<ReturnType<typeof open>>['form'];
const set = (form: Form, label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
const press = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Add stream' }));
/** What went over the wire. */
const sent = () =>
  host.made(streamCalls.create).map(({ input: { params, body } }) => ({ ...params, ...z.encode(streamCalls.create.body, body) }));

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
  ['https://youtube.com/a b', /no blanks/],
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

describe('after an answer that never came', () => {
  async function unanswered() {
    host.on(streamCalls.create, () => {
      throw new ApiError('timeout', null, null);
    });
    const opened = await open();
    set(opened.form, 'Video link', LINK);
    await press(opened.form);
    await opened.form.findByText(/the stream may exist all the same/);
    return opened;
  }

  test('a stream that is in the list is not sent again', async () => {
    const { form } = await unanswered();
    host.on(streamCalls.list, () => pageOf([streamOf({ id: 9, link: LINK }), LIVE, SOON]));
    await press(form);
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Stream added successfully!', tone: 'success' }]));
    expect(sent()).toHaveLength(1);
  });

  test('one that is not in the list is sent again, under the name of the first attempt where the backend knows names', async () => {
    host = installHost({ capabilities: ['idempotency-key'] });
    const { form } = await unanswered();
    host.on(streamCalls.create, () => ({ message: null }));
    await press(form);
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    const keys = host.made(streamCalls.create).map(({ options }) => options.idempotencyKey);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    set(form, 'Video link', LINK);
    await press(form);
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(host.made(streamCalls.create)[2]?.options.idempotencyKey).not.toBe(keys[0]);
  });

  test('nothing is sent while the list cannot be read', async () => {
    const { form } = await unanswered();
    host.on(streamCalls.list, () => {
      throw new ApiError('network', null, null);
    });
    await press(form);
    expect(await form.findByText('The list could not be read, so nothing was sent.')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  test('a reload remembers it, and the list can be looked at', async () => {
    const { unmount } = await unanswered();
    unmount();
    const { form } = await open();
    expect(form.getByText('A stream was sent before')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Check the list' }));
    expect(await form.findByText(/The list does not show this stream/)).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });
});

describe('a stream that is typed while another is on its way', () => {
  const OTHER = 'https://youtube.com/live/other';
  const draft = () => Object.entries(sessionStorage).find(([key]) => key.endsWith('stream-add'))?.[1];
  const keepsOther = ({ form }: { readonly form: Form }) => {
    expect(form.getByLabelText('Video link')).toHaveValue(OTHER);
    expect(draft()).toContain(OTHER);
  };
  /** A stream that exists, though no answer came. */
  async function lost() {
    host.on(streamCalls.create, () => {
      host.on(streamCalls.list, () => pageOf([streamOf({ id: 9, link: LINK }), LIVE, SOON]));
      throw new ApiError('timeout', null, null);
    });
    const opened = await open();
    set(opened.form, 'Video link', LINK);
    await press(opened.form);
    await opened.form.findByText(/the stream may exist all the same/);
    return opened;
  }
  const check = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Check the list' }));

  test('stays when the list shows the one that was sent before', async () => {
    const opened = await lost();
    set(opened.form, 'Video link', OTHER);
    await check(opened.form);
    expect(await opened.form.findByText('The stream that was sent before exists.')).toBeInTheDocument();
    expect(opened.form.getByText(`${LINK}. What is in the form now has not been sent.`)).toBeInTheDocument();
    expect(opened.form.queryByRole('button', { name: 'Check the list' })).not.toBeInTheDocument();
    keepsOther(opened);
    expect(host.toasts).toEqual([]);
    host.on(streamCalls.create, () => ({ message: null }));
    await press(opened.form);
    await waitFor(() => expect(sent()).toMatchObject([{ videoLink: LINK }, { videoLink: OTHER }]));
  });

  test('stays after a reload, too', async () => {
    const { unmount, form: before } = await lost();
    set(before, 'Video link', OTHER);
    unmount();
    const opened = await open();
    expect(opened.form.getByText('A stream was sent before')).toBeInTheDocument();
    await check(opened.form);
    expect(await opened.form.findByText('The stream that was sent before exists.')).toBeInTheDocument();
    expect(opened.form.queryByText('A stream was sent before')).not.toBeInTheDocument();
    keepsOther(opened);
  });

  test.each([
    ['the stream that was sent', LINK],
    ['nothing', ''],
  ])('is none when the form holds %s: the list says that it was added', async (_, link) => {
    const { form } = await lost();
    set(form, 'Video link', link);
    await check(form);
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Stream added successfully!', tone: 'success' }]));
    expect(form.getByLabelText('Video link')).toHaveValue('');
    expect(draft()).toBeUndefined();
  });

  test('stays when the sending succeeds', async () => {
    let answer: () => void = () => undefined;
    host.on(streamCalls.create, () => new Promise((resolve) => (answer = () => resolve({ message: null }))));
    const opened = await open();
    set(opened.form, 'Video link', LINK);
    await press(opened.form);
    await waitFor(() => expect(sent()).toHaveLength(1));
    set(opened.form, 'Video link', OTHER);
    await act(async () => answer());
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Stream added successfully!', tone: 'success' }]));
    keepsOther(opened);
  });
});

test('a stream of the same game at the same time is warned of, and can be added', async () => {
  host.on(streamCalls.create, () => ({ message: null }));
  const { form } = await open();
  set(form, 'Game', '2');
  set(form, 'Status', 'UPCOMMING');
  set(form, 'Video link', LINK);
  set(form, 'Start time', '2026-12-01T18:20');
  expect(form.getByText('Two streams at the same time')).toBeInTheDocument();
  expect(form.getByText(/Free Fire has a stream at 1 Dec 2026, 18:00 UTC already/)).toBeInTheDocument();
  set(form, 'Game', '1');
  expect(form.queryByText('Two streams at the same time')).not.toBeInTheDocument();
  set(form, 'Game', '2');
  await press(form);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(SOON.startsAt).toBe(at('2026-12-01T18:00:00'));
});
