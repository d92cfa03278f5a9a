import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUsers } from '../../testing';

export const FIELDS = { name: 'Name', mobileNo: 'Mobile number', email: 'Email', password: 'Password', otp: 'One-time code' } as const;
export type Field = keyof typeof FIELDS;
export const TYPED: Readonly<Record<Field, string>> = {
  name: 'Sana Iqbal',
  mobileNo: '+254 700 000009',
  email: 'sana@mail.test',
  password: 'a long secret',
  otp: '402913',
};

export async function open() {
  renderUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Add New User' }));
  return within(await screen.findByRole('dialog', { name: 'Add New User' }));
}
export type Dialog = Awaited<ReturnType<typeof open>>;
export const field = (dialog: Dialog, name: Field) => dialog.getByLabelText(FIELDS[name]);
export function fill(dialog: Dialog, except: readonly Field[] = []) {
  for (const name of Object.keys(FIELDS) as Field[]) {
    fireEvent.change(field(dialog, name), { target: { value: except.includes(name) ? '' : TYPED[name] } });
  }
}
export const press = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
