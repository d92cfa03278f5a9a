import { type Movement, userCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, installTestHost, memberOf, renderUsers, ZAYAN } from '../testing';

let host: FakePlatform;
let statement: readonly Movement[];
const movement = (id: number, amount: number, reason: string): Movement => ({
  ...{ id, amount, reason, at: at('2026-11-20T12:05:00'), user: null },
  ...{ balanceBefore: 19.5, balanceAfter: 19.5 + amount },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  host = installTestHost({ capabilities: ['balance-adjust', 'idempotency-key'] });
  statement = [movement(4, 19.5, 'Coins bought')];
  host.on(userCalls.statement, () => [...statement]);
  host.on(userCalls.adjust, ({ body }) => {
    const made = movement(5, body.amount, `Adjustment: ${body.reason}`);
    statement = [made, ...statement];
    return made;
  });
});

const form = () => within(screen.getByRole('dialog', { name: 'Adjust balance of Zayan Malik' }));
const confirm = () => userEvent.click(form().getByRole('button', { name: 'Adjust balance' }));
const type = (label: string, text: string) => userEvent.type(form().getByLabelText(label), text);
const fact = (label: string) => form().getByText(label).closest('div')?.textContent;
const sent = () => host.made(userCalls.adjust).map(({ input }) => input);

async function open() {
  const view = renderUsers('/users/7/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust balance' }));
  await screen.findByRole('dialog', { name: 'Adjust balance of Zayan Malik' });
  return view;
}

/** Loses the answer; the server has done it, or not. */
function loseAnswer(carriedOut: boolean) {
  host.on(userCalls.adjust, ({ body }) => {
    if (carriedOut) statement = [movement(5, body.amount, `Adjustment: ${body.reason}`), ...statement];
    throw new ApiError('timeout', null, null);
  });
}

test('takes an amount with a reason, shows the balance after it, and says what it is then', async () => {
  await open();
  await userEvent.selectOptions(form().getByLabelText('Direction'), 'Take from the balance');
  await type('Amount', '4.25');
  await type('Reason', ' Paid twice ');
  expect([fact('Balance now'), fact('Balance after')]).toEqual(['Balance now$19.50', 'Balance after$15.25']);
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([{ params: { userId: 7 }, body: { amount: -4.25, reason: 'Paid twice' } }]);
  expect(host.toasts).toEqual([{ message: 'Balance of Zayan Malik adjusted to $15.25', tone: 'success' }]);
  // The draft is gone, and the same again is another adjustment.
  await userEvent.click(screen.getByRole('button', { name: 'Adjust balance' }));
  expect(form().getByLabelText('Amount')).toHaveValue('');
});

test('an amount or a reason that can’t be sent gets a sentence, and stays as typed', async () => {
  await open();
  for (const [amount, sentence] of [
    ['0', 'Enter an amount from 0.01 to 1,000,000, such as 12.50'],
    ['1.234', 'Enter an amount from 0.01 to 1,000,000, such as 12.50'],
    ['12,50', 'Enter an amount from 0.01 to 1,000,000, such as 12.50'],
  ] as const) {
    await userEvent.clear(form().getByLabelText('Amount'));
    await type('Amount', amount);
    await confirm();
    expect(form().getByLabelText('Amount')).toHaveAccessibleDescription(sentence);
    expect(form().getByLabelText('Amount')).toHaveValue(amount);
    expect(fact('Balance after')).toBe('Balance after–none');
  }
  expect(form().getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason of at least 3 characters');
  await userEvent.click(form().getByLabelText('Reason'));
  await userEvent.paste('x'.repeat(201));
  await confirm();
  expect(form().getByLabelText('Reason')).toHaveAccessibleDescription('201 of 200 characters');
  expect(sent()).toEqual([]);
});

test('a refusal of the server is shown, and what was typed survives closing the form', async () => {
  host.on(userCalls.adjust, () => {
    throw new ApiError('refused', 'Zayan’s balance of $19.50 isn’t enough.', 400);
  });
  await open();
  await userEvent.selectOptions(form().getByLabelText('Direction'), 'Take from the balance');
  await type('Amount', '500');
  await type('Reason', 'Reversal');
  expect(fact('Balance after')).toBe('Balance after-$480.50');
  await confirm();
  expect(await form().findByText('Zayan’s balance of $19.50 isn’t enough.')).toBeVisible();
  await userEvent.click(form().getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Adjust balance' }));
  expect(form().getByLabelText('Amount')).toHaveValue('500');
  expect(form().getByLabelText('Reason')).toHaveValue('Reversal');
});

describe('without an answer', () => {
  const fill = async (amount = '5') => {
    await type('Amount', amount);
    await type('Reason', 'A bonus');
    await confirm();
  };

  test('the statement says that it was made', async () => {
    loseAnswer(true);
    await open();
    await fill();
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Balance of Zayan Malik adjusted', tone: 'success' }]));
    expect(sent()).toHaveLength(1);
  });

  test('the same is sent again with the same key', async () => {
    loseAnswer(false);
    await open();
    await fill();
    expect(await form().findByText(/the same adjustment is never made twice/)).toBeVisible();
    await confirm();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = host.made(userCalls.adjust).map(({ options }) => options?.idempotencyKey);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('another one is not sent before the first one is known', async () => {
    loseAnswer(false);
    await open();
    await fill();
    await form().findByText(/the same adjustment is never made twice/);
    statement = [movement(5, 5, 'Adjustment: A bonus'), ...statement];
    await type('Amount', '0');
    await confirm();
    expect(await form().findByText('Your earlier adjustment was made: $5.00, A bonus')).toBeVisible();
    expect(form().getByLabelText('Amount')).toHaveValue('50');
    expect(sent()).toHaveLength(1);
  });

  test('a form whose adjustment turns out to be made says so, and is empty', async () => {
    loseAnswer(true);
    await open();
    const failures = ['the first look'];
    await type('Amount', '5');
    host.on(userCalls.statement, () => {
      // Before sending there is nothing to find.
      if (sent().length > 0 && failures.pop() !== undefined) throw new ApiError('timeout', null, null);
      return [...statement];
    });
    await type('Reason', 'A bonus');
    await confirm();
    expect(await form().findByText('Your earlier adjustment was made: $5.00, A bonus')).toBeVisible();
    expect(form().getByLabelText('Amount')).toHaveValue('');
    await confirm();
    expect(sent()).toHaveLength(1);
  });

  test('so does a page that is opened again', async () => {
    loseAnswer(false);
    const { unmount } = await open();
    await fill();
    await form().findByText(/the same adjustment is never made twice/);
    statement = [movement(5, 5, 'Adjustment: A bonus'), ...statement];
    unmount();
    await open();
    expect(await form().findByText('Your earlier adjustment was made: $5.00, A bonus')).toBeVisible();
    expect(form().getByLabelText('Amount')).toHaveValue('');
  });
});

test('opens from the menu of the list too, and warns of a ban', async () => {
  const banned = memberOf({ ...ZAYAN, bannedAt: at('2026-11-18T09:30:00') });
  host.on(userCalls.list, () => [banned]);
  host.on(userCalls.get, () => banned);
  renderUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Zayan Malik' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Adjust balance' }));
  await screen.findByRole('dialog', { name: 'Adjust balance of Zayan Malik' });
  expect(form().getByText('Zayan Malik is banned')).toBeVisible();
});

test.each([
  ['a backend without it', [], 7, 'Not available yet: this backend doesn’t support it.'],
  ['the own balance', ['balance-adjust'], 3, 'Another administrator must adjust your balance.'],
] as const)('is disabled with its reason: %s', async (_, capabilities, id, reason) => {
  host = installTestHost({ capabilities: [...capabilities] });
  renderUsers(`/users/${id}/profile`);
  const button = await screen.findByRole('button', { name: 'Adjust balance' });
  expect(button).toHaveAccessibleDescription(reason);
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
