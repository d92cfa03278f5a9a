import fc from 'fast-check';
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

describe('both, which write the usual numbers themselves,', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const numbers = new Intl.NumberFormat('en-US');
  // Of nothing there is no minus.
  const unsigned = (value: number) => value + 0;
  const amounts = fc.oneof(
    fc.maxSafeInteger().map((cents) => cents / 100),
    fc.integer({ min: -100_000_00, max: 100_000_00 }).map((cents) => cents / 100),
    fc.integer({ min: -100_000_000, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );

  it('write what Intl writes', () => {
    fc.assert(
      fc.property(amounts.map(unsigned), (value) => expect(formatMoney(value)).toBe(dollars.format(value))),
      { numRuns: 10_000 },
    );
    const counts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1e6, max: 1e6 }), amounts);
    fc.assert(
      fc.property(counts.map(unsigned), (value) => expect(formatCount(value)).toBe(numbers.format(value))),
      { numRuns: 10_000 },
    );
  });

  it('write no minus before nothing', () => {
    expect(formatMoney(-0)).toBe('$0.00');
    expect(formatCount(-0)).toBe('0');
  });
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
