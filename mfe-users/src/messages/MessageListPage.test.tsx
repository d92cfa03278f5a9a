import { formCalls, type FormMessage, type LocalDateTime, type Page } from '@arena/shared/contract';
import { announceChange, ApiError } from '@arena/shared/platform';
import { type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../../section';

let host: FakePlatform;
const CONTACT: FormMessage = {
  ...{ id: 3, form: 'contact', email: 'visitor@mail.test', text: 'Hello,\nwhen is the next cup?', handled: false },
  at: '2026-11-21T08:05:00' as LocalDateTime,
};
const DELETION: FormMessage = { ...CONTACT, id: 2, form: 'account-deletion', email: 'diego+x@mail.test', text: 'I moved on.' };
const pageOf = (items: readonly FormMessage[], changes: Partial<Page<FormMessage>> = {}): Page<FormMessage> => ({
  ...{ items, pageNumber: 0, pageSize: 10, total: items.length, totalPages: 1, last: true },
  ...changes,
});

beforeEach(() => {
  host = installFakePlatform({ capabilities: ['form-messages'] });
  host.on(formCalls.list, () => pageOf([CONTACT, DELETION]));
});

const open = () => renderSection(section, '/admin/messages');
const message = async (name: string) => within(await screen.findByRole('article', { name }));

test('without `form-messages` the screen says where the messages are, and asks for nothing', async () => {
  host = installFakePlatform();
  open();
  expect(await screen.findByText('Messages aren’t connected')).toBeInTheDocument();
  expect(host.made(formCalls.list)).toEqual([]);
});

test('a message says which form, who, what, when, and whether it is handled', async () => {
  host.on(formCalls.list, () => pageOf([CONTACT, { ...DELETION, handled: true }]));
  open();
  const contact = await message('Contact, visitor@mail.test');
  expect(contact.getByRole('link', { name: 'visitor@mail.test' })).toHaveAttribute('href', 'mailto:visitor%40mail.test');
  expect(contact.getByText(/when is the next cup/)).toBeInTheDocument();
  expect(contact.getByText(/21 Nov 2026, 08:05/)).toBeInTheDocument();
  expect(contact.getByText('Open')).toBeInTheDocument();
  const deletion = await message('Account deletion, diego+x@mail.test');
  expect(deletion.getByText('Handled')).toBeInTheDocument();
  expect(deletion.queryByRole('button')).not.toBeInTheDocument();
});

test('who asks for a deletion is found in the user list', async () => {
  open();
  const link = (await message('Account deletion, diego+x@mail.test')).getByRole('link', { name: 'Find the user' });
  expect(new URL(link.getAttribute('href') ?? '', 'http://arena.test').searchParams.get('search')).toBe('diego+x@mail.test');
});

test('a message of nulls breaks nothing', async () => {
  host.on(formCalls.list, () => pageOf([{ id: null, form: null, email: null, text: null, at: null, handled: false }]));
  open();
  const one = await message('Unknown form, no address');
  expect(one.getByText('no text')).toBeInTheDocument();
  expect(one.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('1 message')).toBeInTheDocument();
});

test('a message is marked as handled, once for two presses', async () => {
  let answer: () => void = () => undefined;
  host.on(formCalls.markHandled, () => new Promise((resolve) => (answer = () => resolve({ ...CONTACT, handled: true }))));
  open();
  const contact = await message('Contact, visitor@mail.test');
  await userEvent.dblClick(contact.getByRole('button', { name: 'Mark as handled' }));
  await act(async () => answer());
  expect(await contact.findByText('Handled')).toBeInTheDocument();
  expect(host.made(formCalls.markHandled).map(({ input }) => input)).toEqual([{ params: { messageId: 3 } }]);
});

test('a message that could not be marked stays open, and says why', async () => {
  host.on(formCalls.markHandled, () => {
    throw new ApiError('refused', 'The message is gone', 400);
  });
  open();
  const contact = await message('Contact, visitor@mail.test');
  await userEvent.click(contact.getByRole('button', { name: 'Mark as handled' }));
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Couldn’t update the message: The message is gone', tone: 'error' }]));
  expect(contact.getByText('Open')).toBeInTheDocument();
});

test('further pages come on request, and a page that fails leaves the rest', async () => {
  let fails = true;
  host.on(formCalls.list, ({ query }) => {
    if (query.pageNumber === undefined) return pageOf([CONTACT], { last: false, total: 2 });
    if (fails) throw new ApiError('refused', null, 400);
    return pageOf([CONTACT, DELETION], { pageNumber: 1, total: 2 });
  });
  open();
  expect(await screen.findByText('1 of 2 messages')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Couldn’t load more messages.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2 messages')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('Load more does not cancel a refetch: the new message appears', async () => {
  const answers: (() => void)[] = [];
  host.on(formCalls.list, () => pageOf([CONTACT], { last: false, total: 3 }));
  open();
  await message('Contact, visitor@mail.test');
  const fresh = pageOf([{ ...CONTACT, id: 9, email: 'new@mail.test' }, CONTACT], { last: false, total: 3 });
  host.on(formCalls.list, ({ query }) =>
    query.pageNumber === undefined
      ? new Promise((resolve) => answers.push(() => resolve(fresh)))
      : pageOf([DELETION], { pageNumber: 1, total: 3 }),
  );
  act(() => announceChange({ subject: 'form-message', id: 9, status: 'NEW', actorId: null }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await act(async () => answers.forEach((answer) => answer()));
  expect(await message('Contact, new@mail.test')).toBeDefined();
  expect(screen.getByText('2 of 3 messages')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await message('Account deletion, diego+x@mail.test')).toBeDefined();
});

test('no messages, and a list that cannot be read, say so', async () => {
  host.on(formCalls.list, () => {
    throw new ApiError('forbidden', 'Not for you', 403);
  });
  open();
  expect(await screen.findByText('Not for you')).toBeInTheDocument();
  host.on(formCalls.list, () => pageOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No messages')).toBeInTheDocument();
});

test('a message that arrives appears', async () => {
  open();
  await message('Contact, visitor@mail.test');
  host.on(formCalls.list, () => pageOf([{ ...CONTACT, id: 9, email: 'new@mail.test' }, CONTACT]));
  act(() => announceChange({ subject: 'form-message', id: 9, status: 'NEW', actorId: null }));
  expect(await message('Contact, new@mail.test')).toBeDefined();
});
