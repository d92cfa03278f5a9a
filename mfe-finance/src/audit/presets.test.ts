import { daysOf, presetOf } from './presets';

it.each([
  ['today', '2026-11-29', '2026-11-29'],
  ['yesterday', '2026-11-28', '2026-11-28'],
  ['this-week', '2026-11-23', '2026-11-29'],
  ['last-week', '2026-11-16', '2026-11-22'],
  ['this-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
])('%s, on a Sunday in November', (preset, from, to) => {
  expect(daysOf(preset, '2026-11-29')).toEqual({ from, to });
  expect(presetOf({ from, to }, '2026-11-29')).toBe(preset);
});

it.each([
  ['last-week', '2027-01-04', '2026-12-28', '2027-01-03'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['this-month', '2026-12-31', '2026-12-01', '2026-12-31'],
])('%s at the end of a month or year: %s', (preset, today, from, to) => {
  expect(daysOf(preset, today)).toEqual({ from, to });
});

it('has no preset for any other days', () => {
  expect(presetOf({ from: '', to: '' }, '2026-11-29')).toBe('');
  expect(presetOf({ from: '2026-11-20', to: '' }, '2026-11-29')).toBe('custom');
  expect(daysOf('', '2026-11-29')).toEqual({ from: '', to: '' });
});
