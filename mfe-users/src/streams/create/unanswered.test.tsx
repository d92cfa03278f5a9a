import { streamCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, LIVE, pageOf, SOON, streamOf } from '../testing';
import { type Form, LINK, open, press, sent as sentBy, set } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

const sent = () => sentBy(host);
const listShowsIt = () => void host.on(streamCalls.list, () => pageOf([streamOf({ id: 9, link: LINK }), LIVE, SOON]));
const check = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Check the list' }));

/** A stream is sent, no answer comes, and the list does not show it yet. */
async function unanswered() {
  host.on(streamCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  const opened = await open();
  set(opened.form, 'Video link', LINK);
  await press(opened.form);
  await opened.form.findByText(/The stream may already exist/);
  return opened;
}

describe('after an answer that never came', () => {
  test('the list is looked at, and a stream that is in it was added', async () => {
    host.on(streamCalls.create, () => {
      listShowsIt();
      throw new ApiError('timeout', null, null);
    });
    const { form } = await open();
    set(form, 'Video link', LINK);
    await press(form);
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Stream added successfully!', tone: 'success' }]));
    expect(sent()).toHaveLength(1);
  });

  test('a stream that is in the list is not sent again', async () => {
    const { form } = await unanswered();
    listShowsIt();
    await press(form);
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Stream added successfully!', tone: 'success' }]));
    expect(sent()).toHaveLength(1);
  });

  test('one that is not in the list is sent again, under the name of the first attempt where the backend knows names', async () => {
    host = installTestHost({ capabilities: ['idempotency-key'] });
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
    expect(await form.findByText('Couldn’t load the list, so nothing was sent.')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  test('a reload remembers it, and the list can be looked at', async () => {
    const { unmount } = await unanswered();
    unmount();
    const { form } = await open();
    expect(form.getByText('A stream was already sent')).toBeInTheDocument();
    await check(form);
    expect(await form.findByText(/The stream isn’t in the list/)).toBeInTheDocument();
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
  /** A stream that arrived late: it exists, though no answer came. */
  const lost = async () => {
    const opened = await unanswered();
    listShowsIt();
    return opened;
  };

  test('stays when the list shows the one that was sent before', async () => {
    const opened = await lost();
    set(opened.form, 'Video link', OTHER);
    await check(opened.form);
    expect(await opened.form.findByText('Your earlier stream was added.')).toBeInTheDocument();
    expect(opened.form.getByText(`${LINK}. Your current changes haven’t been sent.`)).toBeInTheDocument();
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
    expect(opened.form.getByText('A stream was already sent')).toBeInTheDocument();
    await check(opened.form);
    expect(await opened.form.findByText('Your earlier stream was added.')).toBeInTheDocument();
    expect(opened.form.queryByText('A stream was already sent')).not.toBeInTheDocument();
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
