import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerList, installTestHost, memberOf, renderUsers } from '../testing';

/* The list of users on a narrow screen. */

const nothing = () => undefined;
let host: FakePlatform;
beforeEach(() => {
  const media = { addEventListener: nothing, removeEventListener: nothing, addListener: nothing, removeListener: nothing };
  Object.assign(window, { matchMedia: (query: string) => ({ ...media, matches: query.includes('max-width') }) });
  host = installTestHost();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the users are a list in the same area, with all that the columns say', async () => {
  renderUsers();
  const row = within((await screen.findAllByRole('listitem')).at(-1) as HTMLElement);
  expect(screen.getByRole('region', { name: 'Users' })).toBeVisible();
  expect(row.getByText('Zayan Malik')).toBeInTheDocument();
  for (const text of [/\+91 98 7654/, /\$19\.50/, 'Normal']) expect(row.getByText(text)).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Actions for Zayan Malik' })).toBeInTheDocument();
});

test('only the rows in sight are drawn, and each knows its place', async () => {
  answerList(
    host,
    Array.from({ length: 1000 }, (_, index) => memberOf({ id: index + 1, name: `Player ${index + 1}` })),
  );
  renderUsers();
  const area = await screen.findByRole('region', { name: 'Users' });
  await screen.findByText('1,000 users');
  expect(within(area).getAllByRole('listitem').length).toBeLessThan(20);
  area.scrollTop = 112 * 500;
  act(() => void area.dispatchEvent(new Event('scroll')));
  const item = (await within(area).findByText('Player 501')).closest('li');
  expect(item).toHaveAttribute('aria-posinset', '501');
  expect(item).toHaveAttribute('aria-setsize', '1000');
  await userEvent.type(screen.getByRole('searchbox'), 'player 77');
  expect(await within(area).findByText('Player 779')).toBeInTheDocument();
  expect(screen.getByText('11 of 1,000 users')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
});
