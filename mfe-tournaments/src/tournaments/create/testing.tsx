import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTournaments } from '../testing';

/** Opens the create dialog of the list. */
export async function open() {
  renderTournaments();
  await userEvent.click(await screen.findByRole('button', { name: '+ Create Tournament' }));
  return within(await screen.findByRole('dialog', { name: 'Create Tournament' }));
}
export type Dialog = Awaited<ReturnType<typeof open>>;

export function fill(dialog: Dialog) {
  const set = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  set('Title', 'Sunday Cup');
  set('Description', 'Bring a squad.');
  set('Winning prize', '500');
  set('Entry fee', '0');
  set('Game ID', '123');
  set('Game password', 'secret');
  set('Start time', '2031-01-05T18:30');
}
export const press = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Create' }));
