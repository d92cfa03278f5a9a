import { userCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '../testing';
import { field, fill, open } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost({ capabilities: ['create-user'] });
});

test('requests a code for the address, once for a double press, and shows the server’s message', async () => {
  let answer: () => void = () => undefined;
  host.on(
    userCalls.requestCode,
    () => new Promise((resolve) => (answer = () => resolve({ message: 'A code is on its way to sana@mail.test.', code: null }))),
  );
  const dialog = await open();
  fill(dialog, ['otp']);
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send code' }));
  await act(async () => answer());
  expect(await dialog.findByText('A code is on its way to sana@mail.test.')).toBeInTheDocument();
  expect(host.made(userCalls.requestCode).map(({ input }) => input)).toEqual([{ body: { email: 'sana@mail.test' } }]);
  fireEvent.change(field(dialog, 'email'), { target: { value: 'other@mail.test' } });
  expect(dialog.getByText(/The code is for sana@mail.test/)).toBeInTheDocument();
});

test('where no mail carries the code, it is shown', async () => {
  host.on(userCalls.requestCode, () => ({ message: 'Valid for five minutes.', code: '402913' }));
  const dialog = await open();
  fill(dialog, ['otp']);
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('Valid for five minutes. The code is 402913.')).toBeInTheDocument();
});

test('requests no code without an address, and shows a refusal', async () => {
  host.on(userCalls.requestCode, () => {
    throw new ApiError('refused', 'This address has an account', 400);
  });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('Please fill email')).toBeInTheDocument();
  expect(host.made(userCalls.requestCode)).toEqual([]);
  fill(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('This address has an account')).toBeInTheDocument();
});
