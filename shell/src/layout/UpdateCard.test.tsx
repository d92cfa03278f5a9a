import { ArenaTheme } from '@arena/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionHost } from '../sections/host';
import { descriptor, snapshotOf } from '../sections/testing';
import { watchTyping } from '../sections/unsaved';
import UpdateCard from './UpdateCard';

const reload = jest.fn();
const host = new SectionHost(snapshotOf(descriptor()));
const card = (shell: string | null) => (
  <ArenaTheme>
    <main>
      <input aria-label="Title" />
      <UpdateCard host={host} offers={[]} shell={shell} reload={reload} />
    </main>
  </ArenaTheme>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
let stop: () => void;

beforeEach(() => {
  reload.mockClear();
  stop = watchTyping();
});
afterEach(() => stop());

test('a newer console is had by a reload, and not while something that was typed stands there', async () => {
  render(card('1.1.0'));
  expect(screen.getByText('Arena Console 1.1.0 is available')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Title'), 'Friday');
  await press('Reload');
  expect(screen.getByText('Save or discard your changes, then press Reload again.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Title'));
  await press('Reload');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who has put it off hears of the next one only', async () => {
  const { rerender } = render(card('1.1.0'));
  await press('Later');
  expect(screen.queryByText(/is available/)).not.toBeInTheDocument();
  rerender(card('1.2.0'));
  expect(screen.getByText('Arena Console 1.2.0 is available')).toBeVisible();
  rerender(card(null));
  expect(screen.queryByText(/is available/)).not.toBeInTheDocument();
});
