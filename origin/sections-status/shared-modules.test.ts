/** @jest-environment node */
import { type Asks, sharedModulesOf } from './shared-modules.ts';

const asks = (changes: Partial<Asks> = {}): Asks => ({
  contract: '3.0',
  packages: { react: '19.3.1', zod: '4.6.7' },
  modules: [
    { name: 'react/jsx-runtime', range: '^19.0.0' },
    { name: '@arena/shared/platform', range: '^1.0.0' },
  ],
  ...changes,
});
const SHELL = { contract: '3.0', packages: { react: '19.3.1', zod: '4.6.7' } };

test('there is nothing to say where a version gets what it was built with', () => {
  expect(sharedModulesOf(asks(), SHELL)).toEqual([
    { name: '@arena/shared/platform', asked: 'contract 3.0', got: 'contract 3.0', why: '' },
    { name: 'react/jsx-runtime', asked: '^19.0.0, built with 19.3.1', got: '19.3.1', why: '' },
  ]);
});

test.each([
  ['19.2.0', '19.3.1', 'The console has one copy for all sections. It is in the range.'],
  ['19.3.1', '18.3.0', 'The console has one copy for all sections. It is outside the range but still used: build with 18.3.0.'],
])('a version that was built with React %s and gets %s reads why', (built, react, why) => {
  const modules = sharedModulesOf(asks({ packages: { react: built } }), { contract: '3.0', packages: { react } });
  expect(modules.find(({ name }) => name === 'react/jsx-runtime')).toMatchObject({ got: react, why });
});

test('a range of another form is not judged', () => {
  const modules = sharedModulesOf(asks({ modules: [{ name: 'react', range: '>=18 <20' }], packages: { react: '18.0.0' } }), SHELL);
  expect(modules).toEqual([
    { name: 'react', asked: '>=18 <20, built with 18.0.0', got: '19.3.1', why: 'The console has one copy for all sections.' },
  ]);
});

test.each([
  ['2.4', '3.0', 'refuses this version. Publish one built for 3.0.'],
  ['3.0', '3.1', 'is newer and still offers everything this version uses'],
])('a version for contract %s reads what a console of contract %s means for it', (contract, offered, why) => {
  const [own] = sharedModulesOf(asks({ contract }), { ...SHELL, contract: offered });
  expect(own).toMatchObject({ asked: `contract ${contract}`, got: `contract ${offered}`, why: expect.stringContaining(why) });
});

test('says that a console with a window still serves a version for the previous contract', () => {
  const [own] = sharedModulesOf(asks(), { ...SHELL, contract: '4.0', previous: '3.2' });
  expect(own).toMatchObject({ got: 'contract 4.0', why: expect.stringContaining('still offers everything this version uses') });
});

test('a package behind the console’s own modules is named where it is another version now', () => {
  const modules = sharedModulesOf(asks(), { ...SHELL, packages: { ...SHELL.packages, zod: '4.7.0' } });
  expect(modules.map(({ name }) => name)).toEqual(['@arena/shared/platform', 'react/jsx-runtime', 'zod']);
  expect(modules.at(-1)).toMatchObject({ asked: '4.6.7', got: '4.7.0', why: expect.stringContaining('with the console’s own modules') });
});

test('the modules of a shell without a contract are unknown, and are not made up', () => {
  for (const { got, why } of sharedModulesOf(asks(), null)) expect([got, why]).toEqual([null, expect.stringMatching(/^Unknown: /)]);
});
