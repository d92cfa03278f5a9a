import { DASH, formatCount, formatMoney, initials } from './format';

describe('formatMoney', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [-5, '-$5.00'],
    [0.005, '$0.01'],
    [2_500_000, '$2,500,000.00'],
  ])('writes %p as %p', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('writes a dash for %p', (value) => {
    expect(formatMoney(value)).toBe(DASH);
  });
});

describe('formatCount', () => {
  it.each([
    [12_400, '12,400'],
    [66.6667, '66.667'],
    [-1, '-1'],
  ])('writes %p as %p', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});

test('zero has no minus', () => {
  expect(formatMoney(-0)).toBe('$0.00');
  expect(formatCount(-0)).toBe('0');
});

describe('initials', () => {
  it.each([
    ['Zayan Malik', 'ZM'],
    ['  Ana   Maria  Lopez ', 'AL'],
    ['plato', 'P'],
    ['élodie ünal', 'ÉÜ'],
    ['🦊 Fox', '🦊F'],
  ])('takes from %p the letters %p', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it.each([null, undefined, '', '   '])('is a dash when the name is %p', (name) => {
    expect(initials(name)).toBe(DASH);
  });
});
