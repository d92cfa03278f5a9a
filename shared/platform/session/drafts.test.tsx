import { build, installFakePlatform } from '@arena/shared/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { forgetDrafts, useFormDraft } from './drafts';

function Form() {
  const form = useForm({ defaultValues: { message: '', password: '' } });
  const draft = useFormDraft('winner:1', form, ['password']);
  return (
    <form>
      <input aria-label="message" {...form.register('message')} />
      <input aria-label="password" {...form.register('password')} />
      <button type="button" onClick={draft.discard}>
        Save
      </button>
      {draft.restored ? <p>restored</p> : null}
    </form>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  installFakePlatform();
});

it('finds what was typed when the form is opened again, but no secret', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('message'), 'Well played');
  await userEvent.type(screen.getByLabelText('password'), 'hunter2');
  cleanup();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  render(<Form />);
  expect(screen.getByLabelText('message')).toHaveValue('Well played');
  expect(screen.getByLabelText('password')).toHaveValue('');
  expect(screen.getByText('restored')).toBeVisible();
});

it('has the last letter, whenever the page goes', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('message'), 'Wel');
  expect(Object.values({ ...sessionStorage })).toEqual([JSON.stringify({ message: 'Wel' })]);
});

it('lets type where nothing can be stored', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Form />);
  await userEvent.type(screen.getByLabelText('message'), 'Well');
  expect(screen.getByLabelText('message')).toHaveValue('Well');
  expect(full).toHaveBeenCalled();
  full.mockRestore();
});

it('shows no user another user’s draft', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('message'), 'mine');
  cleanup();
  installFakePlatform({ user: build.user({ id: 99 }) });
  render(<Form />);
  expect(screen.getByLabelText('message')).toHaveValue('');
});

it('is gone once the form was saved, and once the person signed out', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('message'), 'saved');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  cleanup();
  render(<Form />);
  expect(screen.getByLabelText('message')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('message'), 'left behind');
  cleanup();
  forgetDrafts();
  render(<Form />);
  expect(screen.getByLabelText('message')).toHaveValue('');
});

it('survives a storage that holds rubbish', () => {
  sessionStorage.setItem('arena.draft.1.winner:1', '{');
  render(<Form />);
  expect(screen.getByLabelText('message')).toHaveValue('');
});

it.each([{ message: { text: 'x' } }, { message: 7 }, { message: null }, ['x'], { other: 'x' }])(
  'a stored %j fits into no field',
  (stored) => {
    sessionStorage.setItem('arena.draft.7.winner:1', JSON.stringify(stored));
    installFakePlatform({ user: build.user({ id: 7 }) });
    render(<Form />);
    expect(screen.getByLabelText('message')).toHaveValue('');
  },
);

it('never restores a secret from the store', () => {
  sessionStorage.setItem('arena.draft.7.winner:1', JSON.stringify({ message: 'mine', password: 'hunter2' }));
  installFakePlatform({ user: build.user({ id: 7 }) });
  render(<Form />);
  expect([screen.getByLabelText('message'), screen.getByLabelText('password')].map((field) => (field as HTMLInputElement).value)).toEqual([
    'mine',
    '',
  ]);
});
