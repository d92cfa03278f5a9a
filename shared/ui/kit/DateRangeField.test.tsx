import { fireEvent, render, screen } from '@testing-library/react';
import { dateRangeProblem, dayIn } from './date-time';
import { DateRangeField, DayField } from './DateRangeField';

const field = () => screen.getByLabelText('From');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const fieldOf = (value: string, onChange: (day: string) => void) => <DayField aria-label="From" value={value} onChange={onChange} />;

test('a year is typed digit by digit, and only the whole day is passed on', () => {
  const passed = jest.fn();
  render(fieldOf('', passed));
  for (const text of ['0002-11-21', '0020-11-21', '0202-11-21', '2026-11-21']) {
    expect(passed).not.toHaveBeenCalled();
    type(text);
    expect(field()).toHaveValue(text);
  }
  expect(passed.mock.calls).toEqual([['2026-11-21']]);
});

test('an emptied field is passed on at once', () => {
  const passed = jest.fn();
  render(fieldOf('2026-11-21', passed));
  type('');
  expect(passed.mock.calls).toEqual([['']]);
  expect(field()).toHaveValue('');
});

test('what comes back of an own change takes nothing from what was typed since', () => {
  const passed = jest.fn();
  const { rerender } = render(fieldOf('', passed));
  type('2026-11-21');
  type('2026-11-22');
  type('0002-11-22');
  rerender(fieldOf('2026-11-21', passed));
  expect(field()).toHaveValue('0002-11-22');
  rerender(fieldOf('2026-11-22', passed));
  expect(field()).toHaveValue('0002-11-22');
  expect(passed.mock.calls).toEqual([['2026-11-21'], ['2026-11-22']]);
});

test('a day that is set from outside is shown, also the one that was typed before', () => {
  const { rerender } = render(fieldOf('', jest.fn()));
  for (const day of ['2026-11-20', '', '2026-11-21']) {
    rerender(fieldOf(day, jest.fn()));
    expect(field()).toHaveValue(day);
  }
  type('2026-11-22');
  for (const day of ['2026-11-22', '', '2026-11-22']) {
    rerender(fieldOf(day, jest.fn()));
    expect(field()).toHaveValue(day);
  }
});

test('a day that is left half typed gives way to the one that holds', () => {
  render(fieldOf('2026-11-21', jest.fn()));
  type('0202-11-21');
  fireEvent.blur(field());
  expect(field()).toHaveValue('2026-11-21');
});

test('only real days count, and not backwards', () => {
  expect(['2026-11-21', '2026-02-30', '2026-13-01', 'yesterday', ''].map(dayIn)).toEqual(['2026-11-21', '', '', '', '']);
  expect(dateRangeProblem({ from: '2026-11-21', to: '2026-11-20' })).toBe('The start date is after the end date.');
  expect(dateRangeProblem({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
  expect(dateRangeProblem({ from: '2026-11-21', to: '' })).toBeNull();
});

test('a range passes on the end that changed, and is cleared at once', () => {
  const passed = jest.fn();
  const rangeOf = (to: string) => <DateRangeField label="Paid on" value={{ from: '2026-11-21', to }} onChange={passed} />;
  const { rerender } = render(rangeOf(''));
  fireEvent.change(screen.getByLabelText('to'), { target: { value: '2026-11-20' } });
  expect(passed.mock.calls).toEqual([[{ to: '2026-11-20' }]]);
  rerender(rangeOf('2026-11-20'));
  expect(screen.getByRole('alert')).toHaveTextContent('The start date is after the end date.');
  expect(screen.getByRole('group', { name: 'Paid on' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(passed).toHaveBeenLastCalledWith({ from: '', to: '' });
});
