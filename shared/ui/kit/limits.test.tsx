import * as z from '@arena/shared/contract/zod';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@arena/shared/ui/core';
import { FormTextField } from './FormTextField';
import { checkedText, numberProblem, plainNumber, tooLong } from './limits';

const LIMITS = { rules: 5000 };

function Form({ onSubmit }: { readonly onSubmit: () => void }) {
  const form = useForm<{ rules: string }>({
    defaultValues: { rules: '' },
    resolver: zodResolver(z.object({ rules: checkedText((text) => tooLong(text, LIMITS.rules)) })),
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        <FormTextField name="rules" label="Rules" multiline limit={LIMITS.rules} helper="Players see them." />
        <Button type="submit">Send</Button>
      </form>
    </FormProvider>
  );
}

it('keeps what is pasted, counts it, and is not sent until it is shorter', async () => {
  const onSubmit = jest.fn();
  render(<Form onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const rules = screen.getByLabelText('Rules');
  await user.click(rules);
  await user.paste('x'.repeat(10_000));
  expect(rules).toHaveValue('x'.repeat(10_000));
  expect(rules).toBeInvalid();
  expect(rules).toHaveAccessibleDescription('10,000 of 5,000 characters');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(rules).toHaveFocus();

  await user.keyboard('{Control>}a{/Control}');
  await user.paste('x'.repeat(5000));
  expect(rules).toHaveAccessibleDescription('Players see them.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a schema of checked texts finds what is wrong in every field, and in the form as a whole', () => {
  const even = checkedText((text) => (text.length % 2 === 0 ? null : `${text.length} letters`));
  const form = z.object({ one: even, two: even }).check(({ value, issues }) => {
    issues.push({ code: 'custom', message: 'whole', input: value, path: ['two'] });
  });
  const found = form.safeParse({ one: 'abc', two: 'a' }).error?.issues.map(({ path, message }) => [path.join(), message]);
  expect(found).toEqual([
    ['one', '3 letters'],
    ['two', '1 letters'],
    ['two', 'whole'],
  ]);
});

test.each([
  ['50', '50'],
  [' 12.50 ', '12.50'],
  ['٥٠', '50'],
  ['۱۲٫۵', '12.5'],
  ['१२.५०', '12.50'],
  ['１２．５', '12.5'],
  ['𝟗𝟗', '99'],
  ['007', '007'],
  ...['12,50', '1.234,56', '1,234', '0x10', '1e3', '-1', '+1', '.5', '5.', '1.234', '1 000', '$5', '½', 'Ⅻ', '٥x', ''].map((text) => [
    text,
    undefined,
  ]),
])('the amount "%s" is read as %s', (text, plain) => {
  expect(plainNumber(text ?? '')).toBe(plain);
  expect(numberProblem(text ?? '')).toBe(plain === undefined ? 'Enter an amount from 0 to 1,000,000, such as 12.50' : null);
});

test('a number outside of its range gets a sentence with an example', () => {
  expect(numberProblem('1000000.01')).toBe('Enter an amount from 0 to 1,000,000, such as 12.50');
  for (const text of ['0', '1.5', '1441']) {
    expect(numberProblem(text, { least: 1, most: 1440, decimals: 0 })).toBe('Enter a whole number from 1 to 1,440, such as 50');
  }
});
