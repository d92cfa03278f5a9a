import { fireEvent, render, screen } from '@testing-library/react';
import { DayField } from './DayRange';

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
