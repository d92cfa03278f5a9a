import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Button } from '@arena/shared/ui/core';
import { FormCheckbox } from './FormCheckbox';
import { FormError } from './FormError';
import { FormSelect } from './FormSelect';
import { FormTextField } from './FormTextField';
import { PasswordField } from './PasswordField';

const schema = z.object({
  email: z.email('Please fill email'),
  password: z.string().min(1, 'Please fill password'),
  fee: z.coerce.number(),
  game: z.string().min(1, 'Choose a game'),
  agreed: z.boolean(),
});

function Form({ onSubmit }: { readonly onSubmit: (values: z.output<typeof schema>) => void }) {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', fee: '', game: '', agreed: false },
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
        <FormTextField name="email" label="Email" type="email" helper="Never shown to players." />
        <PasswordField name="password" label="Password" />
        <FormTextField name="fee" label="Entry Fee" type="number" />
        <FormSelect name="game" label="Game" placeholder="Choose a game" options={[{ value: '2', label: 'Free Fire' }]} />
        <FormCheckbox name="agreed" label="I have read the rules" />
        <Button type="submit">Send</Button>
      </form>
    </FormProvider>
  );
}

describe('form fields', () => {
  it('give typed values to the form, which makes of them what its schema says', async () => {
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Email'), 'amara@mail.test');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.type(screen.getByLabelText('Entry Fee'), '12.5');
    await userEvent.selectOptions(screen.getByLabelText('Game'), 'Free Fire');
    await userEvent.click(screen.getByLabelText('I have read the rules'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit.mock.calls[0][0]).toEqual({ email: 'amara@mail.test', password: 'secret', fee: 12.5, game: '2', agreed: true });
  });

  it('say what is wrong where it is wrong, and take the focus to the first of them', async () => {
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription('Never shown to players.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Please fill email');
    expect(screen.getByLabelText('Game')).toHaveAccessibleDescription('Choose a game');
    expect(email).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('show and hide a password on demand', async () => {
    render(<Form onSubmit={jest.fn()} />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

it('announces why a form was not sent and can take the focus', () => {
  const { rerender, container } = render(<FormError takeFocus />);
  expect(container).toBeEmptyDOMElement();
  rerender(<FormError takeFocus>Passwords do not match</FormError>);
  expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(container.firstChild).toHaveFocus();
});
