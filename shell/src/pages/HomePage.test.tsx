import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainFrame } from '../layout/PlainFrame';
import { answer, installTestPlatform, resetSession, signInAs } from '../session/testing';
import { CrashPage } from './CrashPage';
import HomePage from './HomePage';
import { NotFoundPage } from './NotFoundPage';

const back = (path: string) => sessionStorage.setItem('arena.return', JSON.stringify({ path, screen: 'Tournaments', userId: 7 }));

beforeEach(resetSession);

it('offers a visitor Login and Register', () => {
  installTestPlatform().visit('/', { '/': <HomePage /> });
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth/register');
  expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
});

it('shows Admin, Edit Profile and Logout to every signed-in user, administrator or not', async () => {
  const { visit, calls } = installTestPlatform({ server: () => answer(200) });
  signInAs('ROLE_USER');
  visit('/', { '/': <HomePage /> });
  expect(screen.getByText('Signed in as Amara Khan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile/edit');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

const MARKED = `سارة${'\u064B'.repeat(40)}`;
const SHOWN = `\u2068سارة${'\u064B'.repeat(4)}\u2069`;

it('isolates a name that is written from right to left, and caps its marks', () => {
  const { visit } = installTestPlatform();
  signInAs('ROLE_USER', undefined, { name: MARKED });
  visit('/', { '/': <HomePage /> });
  expect(screen.getByText(`Signed in as ${SHOWN}`)).toBeVisible();
});

it('does so in the title of the document', () => {
  const heading = (
    <PlainFrame>
      <h1>{MARKED}</h1>
    </PlainFrame>
  );
  installTestPlatform().visit('/', { '/': heading });
  expect(document.title).toBe(`${SHOWN} · Arena`);
});

it('offers the way back once, to those whom it is open to', async () => {
  const { visit } = installTestPlatform();
  signInAs('ROLE_ADMIN');
  back('/admin/tournaments?tab=ONGOING');
  visit('/', { '/': <HomePage />, '/admin/tournaments': <h1>Tournaments</h1> });
  await userEvent.setup().click(screen.getByRole('link', { name: 'Continue where you were: Tournaments' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/admin/tournaments?tab=ONGOING');
  expect(sessionStorage.getItem('arena.return')).toBeNull();
});

it('offers no way into the console to those whom the guard would send away', () => {
  const { visit } = installTestPlatform();
  signInAs('ROLE_USER');
  back('/admin/tournaments');
  visit('/', { '/': <HomePage /> });
  expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
});

it('says which public address leads nowhere, in a frame of its own', () => {
  installTestPlatform().visit('/nowhere', { '/nowhere': <NotFoundPage /> });
  expect(screen.getByText('We couldn’t find /nowhere')).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
});

it('says that something went wrong, and refreshes', async () => {
  const onRefresh = jest.fn();
  render(<CrashPage error={new TypeError('x is not a function')} onRefresh={onRefresh} />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});
