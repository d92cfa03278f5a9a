import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dateTimeProblem, isDateTime } from './date-time';
import { FormDateTimeField } from './FormDateTimeField';

it.each([
  ['', null],
  ['2027-12-25T18:30', null],
  ['2027-12-25T18:30:15', null],
  ['9999-12-31T23:59', null],
  ['202707-12-25T18:30', 'Enter a year with four digits'],
  ['+202707-12-25T18:30', 'Enter a year with four digits'],
  ['0027-12-25T18:30', 'The year must be 2000 or later'],
  ['2027-12-25', 'Enter a date and time'],
  ['2027-13-25T18:30', 'Enter a date and time'],
  ['soon', 'Enter a date and time'],
])('says of %j: %s', (text, problem) => {
  expect(dateTimeProblem(text)).toBe(problem);
  expect(isDateTime(text)).toBe(problem === null && text !== '');
});

function Form() {
  const form = useForm({
    defaultValues: { start: '' },
    resolver: ({ start }) => ({
      values: {},
      errors: start === '' ? { start: { type: 'validate', message: 'Start time is required' } } : {},
    }),
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <FormDateTimeField name="start" label="Start" helper="On the platform's clock" />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

it('lets no year of six digits be typed, and says what is wrong with one that came otherwise', () => {
  render(<Form />);
  const start = screen.getByLabelText('Start');
  expect(start).toHaveAttribute('max', '9999-12-31T23:59');
  expect(start).toHaveAccessibleDescription("On the platform's clock");
  fireEvent.change(start, { target: { value: '202707-12-25T18:30' } });
  expect(start).toHaveAccessibleDescription('Enter a year with four digits');
});

it('calls a date that is half typed not missing, but half typed', async () => {
  render(<Form />);
  const user = userEvent.setup();
  const start = screen.getByLabelText('Start');
  const validity = jest.spyOn(HTMLInputElement.prototype, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.keyUp(start);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(start).toHaveAccessibleDescription('Enter a date and time');
  validity.mockReturnValue({ badInput: false } as ValidityState);
  fireEvent.keyUp(start);
  expect(start).toHaveAccessibleDescription('Start time is required');
});
