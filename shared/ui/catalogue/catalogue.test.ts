import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as core from '@arena/shared/ui/core';
import * as forms from '@arena/shared/ui/forms';
import * as kit from '@arena/shared/ui';
import * as more from '@arena/shared/ui/more';

const isStory = (file: string) => file.endsWith('.stories.tsx');
const text = readdirSync(__dirname)
  .filter(isStory)
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');

/** Components without a look of their own, most of which ArenaTheme renders around every story. */
const UNSEEN = ['ArenaTheme', 'CacheProvider', 'ColorSchemeProvider', 'GlobalStyles'];
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

const components = [kit, core, more, forms].flatMap((door) =>
  Object.entries(door)
    .filter(isComponent)
    .map(([name]) => name),
);

it.each([...new Set(components)].filter((name) => !UNSEEN.includes(name)))('%s is shown in the catalogue', (name) => {
  expect(text).toMatch(new RegExp(`<${name}[\\s/>]`));
});

it('finds the parts of all entry points', () => {
  expect(components).toEqual(expect.arrayContaining(['Button', 'Portal', 'Menu', 'InputBase']));
});
