import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTournaments } from '../../testing';

/** Opens the create dialog of the list that is there. */
export async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: '+ Create Tournament' }));
  return within(await screen.findByRole('dialog', { name: 'Create Tournament' }));
}
/** Renders the list and opens its create dialog. */
export function open() {
  renderTournaments();
  return openDialog();
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
