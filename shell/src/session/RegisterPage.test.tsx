import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RegisterPage from './RegisterPage';
import { enter, answer, installTestPlatform, resetSession, wireUser } from './testing';

const screens = { '/auth/register': <RegisterPage /> };
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Register' }));

const GOOD = { name: 'Amara Khan', email: 'amara@example.com', password: 'correct horse', confirm: 'correct horse' };

async function fillIn(values: Partial<typeof GOOD> = {}) {
  const { name, email, password, confirm } = { ...GOOD, ...values };
  const user = userEvent.setup();
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
    ['Password', password],
    ['Confirm password', confirm],
  ] as const) {
    if (text !== '') await enter(user, screen.getByLabelText(label), text);
  }
  return user;
}

beforeEach(resetSession);

describe('on a backend that takes no registrations', () => {
  it('says so next to the form, and still answers as specified, sending nothing', async () => {
    const { visit, calls } = installTestPlatform();
    visit('/auth/register', screens);
    expect(screen.getByText(/can’t create an account here yet/)).toBeVisible();
    await press(await fillIn());
    expect(await screen.findByText('Registered successfully!')).toBeVisible();
    expect(screen.getByText(/nothing is sent/)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it.each([{ name: '' }, { name: '   ' }, { email: '' }, { password: '', confirm: 'x' }, { confirm: '' }])(
    'asks for all fields when it is given %p',
    async (values) => {
      installTestPlatform().visit('/auth/register', screens);
      await press(await fillIn(values));
      const message = await screen.findByText('All fields are required');
      expect(message.closest('[tabindex="-1"]')).toHaveFocus();
      expect(screen.getAllByText('Required')).toHaveLength(1);
    },
  );

  it('asks nothing more of a password', async () => {
    installTestPlatform().visit('/auth/register', screens);
    expect(screen.queryByText('At least 10 characters.')).not.toBeInTheDocument();
    await press(await fillIn({ password: 'x', confirm: 'x' }));
    expect(await screen.findByText('Registered successfully!')).toBeVisible();
  });

  it('compares the passwords', async () => {
    installTestPlatform().visit('/auth/register', screens);
    const user = await fillIn({ confirm: 'wrong horse' });
    await press(user);
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), 'correct horse');
    await press(user);
    expect(await screen.findByText('Registered successfully!')).toBeVisible();
  });
});

describe('on a backend that takes registrations', () => {
  const capabilities = ['registration'];

  it('sends name, email and password once, and leads to the login page', async () => {
    const { visit, calls } = installTestPlatform({ capabilities, server: () => answer(201, wireUser(null)) });
    visit('/auth/register', screens);
    expect(screen.queryByText(/can’t create an account/)).not.toBeInTheDocument();
    const user = await fillIn();
    await user.dblClick(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Registered successfully!')).toBeVisible();
    expect(calls.map(({ call }) => call)).toEqual(['POST /auth/register']);
    expect(await calls[0]?.request.json()).toEqual({ name: 'Amara Khan', email: 'amara@example.com', password: 'correct horse' });
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
  });

  it('shows the server’s reason and keeps what was typed', async () => {
    const { visit } = installTestPlatform({ capabilities, server: () => answer(400, { message: 'This email address is taken' }) });
    visit('/auth/register', screens);
    await press(await fillIn());
    expect(await screen.findByText('This email address is taken')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
  });

  it('asks for a password of ten characters before it sends, once the passwords match', async () => {
    const { visit, calls } = installTestPlatform({ capabilities, server: () => answer(201, wireUser(null)) });
    visit('/auth/register', screens);
    expect(screen.getByText('At least 10 characters.')).toBeVisible();
    const user = await fillIn({ password: 'nine-long', confirm: 'other' });
    await press(user);
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), 'nine-long');
    await press(user);
    expect(await screen.findAllByText('Use at least 10 characters for the password')).toHaveLength(2);
    expect(calls).toHaveLength(0);
  });

  it('also shows the reason for a refused password at the field', async () => {
    const message = 'This password is too easy to guess.';
    const { visit } = installTestPlatform({ capabilities, server: () => answer(400, { message, success: false, field: 'password' }) });
    visit('/auth/register', screens);
    await press(await fillIn());
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
    expect(screen.getByLabelText('Confirm password')).toHaveValue('correct horse');
  });

  it('puts the server’s reasons next to their fields', async () => {
    const { visit } = installTestPlatform({ capabilities, server: () => answer(400, { password: 'is too short' }) });
    visit('/auth/register', screens);
    await press(await fillIn());
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(await screen.findByText('is too short')).toBeVisible();
  });
});

it('keeps name and email as a draft and the passwords nowhere', async () => {
  installTestPlatform().visit('/auth/register', screens);
  await fillIn();
  await waitFor(() => expect(sessionStorage.getItem('arena.draft.visitor.register')).toContain('amara@example.com'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse');
});
