import { withName } from './ship-arguments.ts';

test.each([
  ['publish', 'publish mfe-promos'],
  ['publish --share 5', 'publish mfe-promos --share 5'],
  ['canary 1.2.0 --share 5', 'canary mfe-promos 1.2.0 --share 5'],
  ['publish mfe-promos --hold', 'publish mfe-promos --hold'],
  ['history mfe-rooms', 'history mfe-rooms'],
  ['status', 'status'],
  ['token list', 'token list'],
  ['', ''],
])('passes %p to ship as %p', (typed, said) => expect(withName(typed.split(' ').filter(Boolean), 'mfe-promos').join(' ')).toBe(said));
