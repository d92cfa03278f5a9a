import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from './auth-store';
import LoginPage from './LoginPage';
import { answer, enter, freshToken, installTestPlatform, resetSession, signInAs, wireUser } from './testing';

const screens = { '/auth/login': <LoginPage />, '/': <h1>Home</h1> };
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const where = () => screen.getByTestId('where').textContent;
const button = () => screen.getByRole('button', { name: /Login|Signing in/ });

async function fillIn(user = userEvent.setup()) {
  await enter(user, email(), 'amara@example.com');
  await enter(user, password(), 'correct horse');
  return user;
}

beforeEach(resetSession);
afterEach(() => jest.useRealTimers());

it('lets password managers and paste do their work', async () => {
  installTestPlatform().visit('/auth/login', screens);
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  const user = userEvent.setup();
  await user.click(password());
  await user.paste('from a manager');
  expect(password()).toHaveValue('from a manager');
});

it('sends what a password manager wrote without events', async () => {
  const { visit, calls } = installTestPlatform({ server: () => answer(401) });
  visit('/auth/login', screens);
  for (const [field, text] of [
    [email(), 'amara@example.com'],
    [password(), 'correct horse'],
  ] as const)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await calls[0]?.request.json()).toEqual({ username: 'amara@example.com', password: 'correct horse' });
});

it('shows and hides the password', async () => {
  installTestPlatform().visit('/auth/login', screens);
  const user = userEvent.setup();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('asks for what is missing and sends nothing', async () => {
  const { visit, calls } = installTestPlatform();
  visit('/auth/login', screens);
  await userEvent.setup().click(button());
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(calls).toHaveLength(0);
});

it('sends the email as `username`, stores the record, says so and goes home after two seconds', async () => {
  const token = freshToken();
  const { visit, calls, notify } = installTestPlatform({ server: () => answer(200, { token, user: wireUser('ROLE_ADMIN') }) });
  visit('/auth/login', screens);
  await fillIn();
  jest.useFakeTimers({ advanceTimers: true });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button());
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ message: 'Login successful!', tone: 'success' }));

  expect(calls.map(({ call }) => call)).toEqual(['POST /auth/login']);
  expect(await calls[0]?.request.json()).toEqual({ username: 'amara@example.com', password: 'correct horse' });
  expect(auth.tokenOf()).toBe(token);
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toMatchObject({ token, role: 'ROLE_ADMIN' });
  expect(sessionStorage.getItem('arena.draft.visitor.login')).toBeNull();

  act(() => jest.advanceTimersByTime(1500));
  expect(where()).toBe('/auth/login');
  act(() => jest.advanceTimersByTime(500));
  expect(where()).toBe('/');
});

it('sends once, however often it is pressed, also after the success', async () => {
  let reply: (response: Response) => void = () => undefined;
  const { visit, calls } = installTestPlatform({ server: () => new Promise((resolve) => (reply = resolve)) });
  visit('/auth/login', screens);
  const user = await fillIn();
  await user.dblClick(button());
  await user.type(password(), '{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await act(async () => reply(answer(200, { token: freshToken(), user: wireUser('ROLE_USER') })));
  await user.click(button());
  await user.type(password(), '{Enter}');
  expect(calls).toHaveLength(1);
});

it('says until when sign-ins are refused, and nothing of what was entered', async () => {
  const message = 'Too many failed sign-ins. Try again in 12 minutes.';
  installTestPlatform({ server: () => answer(429, { message, success: false }) }).visit('/auth/login', screens);
  await (await fillIn()).click(button());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(/Check your email/)).not.toBeInTheDocument();
});

it.each([
  [400, { message: 'Invalid username or password', success: true }, 'Invalid username or password'],
  [401, { message: 'Bad credentials' }, 'Bad credentials'],
  [401, undefined, 'Failed to login'],
  [404, { message: 'User not found with email : x', success: false }, 'User not found with email : x'],
  [500, undefined, 'Failed to login'],
  [200, { unexpected: true }, 'Failed to login'],
])('treats %s %p as a failed login and never as an expired session', async (status, body, message) => {
  const { visit, notify } = installTestPlatform({ server: () => answer(status, body) });
  visit('/auth/login', screens);
  const user = await fillIn();
  await user.click(button());

  const alert = await screen.findByText(message);
  expect(alert.closest('[tabindex="-1"]')).toHaveFocus();
  expect(notify.mock.calls).toEqual([[{ message, tone: 'error' }]]);
  expect(email()).toHaveValue('amara@example.com');
  expect(password()).toHaveValue('correct horse');
  expect(auth.view.get()).toMatchObject({ isLoggedIn: false, role: null });
  expect(where()).toBe('/auth/login');
});

const UNREACHABLE = 'The platform server cannot be reached. Try again shortly. If it keeps happening, contact the platform team.';
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
it.each([
  ['nothing answers', offline, 'Failed to login', 'The server could not be reached. Check your connection and try again.'],
  ['the way to it answers in its place', () => answer(502, { message: UNREACHABLE, success: false }), UNREACHABLE, null],
  ['it answers without words', () => answer(500), 'Failed to login', /^Something’s wrong on the server\./],
  ['it refuses', () => answer(400, { message: 'Wrong password' }), 'Wrong password', 'Check your email and password and try again.'],
])('says once what is the matter when %s', async (_, server, message, hint) => {
  const { visit } = installTestPlatform({ server });
  visit('/auth/login', screens);
  await (await fillIn()).click(button());
  const box = (await screen.findByText(message)).closest('[tabindex="-1"]') as HTMLElement;
  expect(box).toHaveFocus();
  if (hint === null) expect(box).toHaveTextContent(new RegExp(`^${message}$`));
  else expect(within(box).getByText(hint)).toBeVisible();
});

it('can be tried again after a failure, and takes the focus to the message each time', async () => {
  const { visit, calls } = installTestPlatform({ server: () => answer(400, { message: 'Wrong password' }) });
  visit('/auth/login', screens);
  const user = await fillIn();
  await user.click(button());
  await screen.findByText('Wrong password');
  await user.type(password(), '!{Enter}');
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('Wrong password').closest('[tabindex="-1"]')).toHaveFocus());
});

it('does not sign in a user who left the page before the answer', async () => {
  let reply: (response: Response) => void = () => undefined;
  const { visit, go, calls } = installTestPlatform({ server: () => new Promise((resolve) => (reply = resolve)) });
  visit('/auth/login', screens);
  const user = await fillIn();
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => go('/'));
  await act(async () => reply(answer(200, { token: freshToken(), user: wireUser('ROLE_ADMIN') })));
  expect(auth.tokenOf()).toBeNull();
});

it('keeps the email as a draft and the password nowhere', async () => {
  installTestPlatform().visit('/auth/login', screens);
  await fillIn();
  await waitFor(() => expect(sessionStorage.getItem('arena.draft.visitor.login')).toBe('{"email":"amara@example.com"}'));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse');
});

it('tells a person who is signed in who they are, and lets them go on or sign out', async () => {
  const { visit, calls } = installTestPlatform({ server: () => answer(200) });
  signInAs('ROLE_ADMIN');
  visit('/auth/login', screens);
  expect(screen.getByText('Signed in as Amara Khan.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual(['GET /auth/logout']);
});

it('offers the way back to where the session ended', async () => {
  const { visit } = installTestPlatform({ server: () => answer(200, { token: freshToken(), user: wireUser('ROLE_ADMIN') }) });
  sessionStorage.setItem('arena.return', JSON.stringify({ path: '/admin/tournaments', screen: 'Tournaments', userId: 7 }));
  visit('/auth/login', screens);
  const user = await fillIn();
  await user.click(button());
  expect(await screen.findByRole('link', { name: 'Continue where you were: Tournaments' })).toHaveAttribute('href', '/admin/tournaments');
});
