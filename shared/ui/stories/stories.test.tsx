import { readdirSync } from 'node:fs';
import { catchDownloads } from '@arena/shared/testing';
import preview from '@arena/shared/testing/stories';
import * as kit from '@arena/shared/ui';
import * as core from '@arena/shared/ui/core';
import * as forms from '@arena/shared/ui/forms';
import * as more from '@arena/shared/ui/more';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { act, cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { type ComponentType, createElement } from 'react';
import * as actions from './actions.stories';
import * as cards from './cards.stories';
import * as dialogs from './dialogs.stories';
import * as fields from './fields.stories';
import * as lists from './lists.stories';
import * as page from './page.stories';
import * as recipes from './recipes.stories';
import * as states from './states.stories';

const FILES = { actions, cards, dialogs, fields, lists, page, recipes, states };

type Seen = typeof globalThis & { seenInStories?: Set<string> };
function isComponent(name: string, value: unknown): boolean {
  return /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));
}

/** The entry point, with components that note when they are rendered. */
function mockNoting(door: Readonly<Record<string, unknown>>) {
  const noting = (name: string, Component: ComponentType) =>
    Object.assign(
      function Noting(props: object) {
        ((globalThis as Seen).seenInStories ??= new Set()).add(name);
        return createElement(Component, props);
      },
      { displayName: name },
    );
  return Object.fromEntries(
    Object.entries(door).map(([name, value]) => [name, isComponent(name, value) ? noting(name, value as ComponentType) : value]),
  );
}
jest.mock('@arena/shared/ui', () => mockNoting(jest.requireActual('@arena/shared/ui')));
jest.mock('@arena/shared/ui/core', () => mockNoting(jest.requireActual('@arena/shared/ui/core')));
jest.mock('@arena/shared/ui/more', () => mockNoting(jest.requireActual('@arena/shared/ui/more')));
jest.mock('@arena/shared/ui/forms', () => mockNoting(jest.requireActual('@arena/shared/ui/forms')));

setProjectAnnotations(preview);
beforeEach(() => void catchDownloads());

/** Components without a look of their own, most of which surround every story. */
const UNSEEN = ['ArenaTheme', 'CacheProvider', 'ColorSchemeProvider', 'GlobalStyles'];
const components = [kit, core, more, forms].flatMap((door) =>
  Object.entries(door)
    .filter(([name, value]) => isComponent(name, value))
    .map(([name]) => name),
);

interface Composed {
  readonly storyName: string;
  run(context: { readonly canvasElement: HTMLElement }): Promise<void>;
}
const stories = Object.entries(FILES).flatMap(([file, module]) =>
  Object.values(composeStories(module as never) as Readonly<Record<string, Composed>>).map(
    (story) => [`${file}: ${story.storyName}`, story] as const,
  ),
);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('takes the stories of every file', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.stories.tsx'));
  expect(Object.keys(FILES)).toEqual(files.map((name) => name.replace('.stories.tsx', '')));
});

describe('without an error and accessible', () => {
  // jsdom has no layout or colors, and a story is no page.
  const rules = Object.fromEntries(['color-contrast', 'region'].map((rule) => [rule, { enabled: false }]));

  it.each(stories)('%s', async (_, story) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const canvasElement = document.body.appendChild(document.createElement('div'));
    let violations: readonly axe.Result[] = [];
    // The page is rendered when this ends.
    await act(() => story.run({ canvasElement }));
    // Before axe, which asks jsdom for what it lacks.
    expect(errors.mock.calls).toEqual([]);
    await act(async () => {
      // Without layout they only take time.
      document.head.replaceChildren();
      ({ violations } = await axe.run(document.body, { rules }));
    });
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    canvasElement.remove();
  });
});

it.each([...new Set(components)].filter((name) => !UNSEEN.includes(name)))('%s is rendered by a story', (name) => {
  expect((globalThis as Seen).seenInStories).toContain(name);
});

it('finds the parts of all entry points', () => {
  expect(components).toEqual(expect.arrayContaining(['Button', 'Portal', 'Menu', 'InputBase']));
});
