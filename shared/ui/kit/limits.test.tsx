import * as z from '@arena/shared/contract/zod';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@arena/shared/ui/core';
import { FormTextField } from './FormTextField';
import { checkedText, tooLong } from './limits';

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
