import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakePlatform } from '@arena/shared/testing';
import * as z from '@arena/shared/contract/zod';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { ArenaTheme } from '../ArenaTheme';
import { CreateDialog, type CreateDialogProps } from './CreateDialog';
import { FormNumberField } from './FormNumberField';
import { FormTextField } from './FormTextField';
import { showServerErrors } from './server-errors';

interface Values {
  readonly title: string;
  readonly fee: string;
}

const SCHEMA = z.object({ title: z.string(), fee: z.string().check(z.minLength(1, 'Enter a fee')) });

function NumberForm({ onSubmit }: { readonly onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: { title: '', fee: '' }, resolver: zodResolver(SCHEMA) });
  return (
    <ArenaTheme>
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
          <FormNumberField name="fee" label="Fee" step={1} min={0} unit="$" />
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    </ArenaTheme>
  );
}

test('a number field goes in steps, says what is wrong, and keeps each letter', async () => {
  const onSubmit = jest.fn();
  render(<NumberForm onSubmit={onSubmit} />);
  const field = screen.getByRole('spinbutton', { name: 'Fee' });
  expect(field).toHaveAttribute('step', '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a fee');
  await userEvent.type(field, '12');
  expect(field).toHaveFocus();
  await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field).toHaveValue('13');
  await userEvent.type(field, ',5');
  expect(field).toHaveValue('13,5');
  await userEvent.type(field, '{ArrowUp}{Backspace}{Backspace}{Backspace}{Backspace}{ArrowDown}');
  expect(field).toHaveValue('0');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ fee: '0' });
});

function Creation(props: Partial<CreateDialogProps<Values>> & { readonly save: () => void }) {
  const form = useForm<Values>({ defaultValues: { title: '', fee: '' } });
  const submit = form.handleSubmit(() => {
    props.save();
    showServerErrors(form, { name: 'Taken already', other: 'Not here' }, (wireName) => (wireName === 'name' ? 'title' : undefined));
  });
  return (
    <ArenaTheme>
      <CreateDialog
        {...{ title: 'Create a cup', onClose: () => undefined, submitLabel: 'Create', busyLabel: 'Creating...', sending: false }}
        {...props}
        form={form}
        onSubmit={submit}
      >
        <FormTextField name="title" label="Title" />
      </CreateDialog>
    </ArenaTheme>
  );
}

test('a create dialog sends its form, and shows the server’s messages at their fields', async () => {
  installFakePlatform();
  const save = jest.fn();
  render(<Creation save={save} />);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Taken already')).toBeInTheDocument();
  expect(screen.queryByText('Not here')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
});

test('while it is sent the dialog stays open, and a restored draft can be cleared', async () => {
  installFakePlatform();
  const [onClose, onClearDraft] = [jest.fn(), jest.fn()];
  render(<Creation save={() => undefined} sending onClose={onClose} onClearDraft={onClearDraft} notices={<p>It was sent</p>} />);
  expect(screen.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('It was sent')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(onClearDraft).toHaveBeenCalledTimes(1);
});
