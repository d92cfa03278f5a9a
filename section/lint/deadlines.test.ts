import { Linter } from 'eslint';
import { WITHOUT_DEADLINE } from './deadlines.js';

test.each([
  ['fetch(url);', 1],
  ['fetch(url, { method });', 1],
  ['fetch(url, { method, signal });', 1],
  ['fetch(url, init);', 1],
  ['fetch(url, { signal: AbortSignal.timeout(1000) });', 0],
  ['fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(1000)]) });', 0],
  ['host.fetch(section);', 0],
])('%s has %i requests without a deadline', (code, count) => {
  expect(new Linter().verify(code, { rules: { 'no-restricted-syntax': ['error', WITHOUT_DEADLINE] } })).toHaveLength(count);
});
