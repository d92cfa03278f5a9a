// cspell:ignore ereh kcab
import * as z from '@arena/shared/contract/zod';
import { isolated } from '@arena/shared/contract/wire';
import { user } from './people';

test.each([
  ['Zoë Nair', 'Zoë Nair'],
  ['سارة', '\u2068سارة\u2069'],
  ['\u202Elive .ereh kcab', 'live .ereh kcab'],
  ['\u2069\u2069שרה\u202E', '\u2068שרה\u2069'],
  [`Z${'\u0301'.repeat(40)}o\u0308e`, `Z${'\u0301'.repeat(4)}o\u0308e`],
])('%j in a sentence is %j', (text, shown) => {
  expect(isolated(text)).toBe(shown);
  expect(isolated(isolated(text))).toBe(shown);
});

test('the names that a backend sends turn nothing around them', () => {
  const { name, email } = z.decode(user, { id: 7, name: '\u202EaramA', email: 'amara@example.com' } as never);
  expect([name, email]).toEqual(['aramA', 'amara@example.com']);
});
