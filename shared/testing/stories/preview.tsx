// What surrounds a story: a platform with demo answers, the theme and a router. Used by Storybook and by tests.
import { createQueryClient, installPlatform, platform, QueryClientProvider } from '@arena/shared/platform';
import { ArenaTheme, color, styled, useColorScheme } from '@arena/shared/ui';
import '@arena/shared/ui/fonts.css';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { type ComponentType, createElement, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { action } from 'storybook/actions';
import { type DemoAnswer, demoApi } from '../demo';

/** Pages with several stories have one platform, so answers add up. */
const answers: DemoAnswer[] = [];
const session = { isLoggedIn: false, isAuthenticate: false, role: null, loggedInUserInfo: null };

/** `parameters.answers` are the demo answers of a story. */
function preparePlatform({ parameters }: { readonly parameters: { readonly answers?: readonly DemoAnswer[] } }): void {
  answers.push(...(parameters.answers ?? []));
  installPlatform({
    session: { get: () => session, subscribe: () => () => undefined },
    api: demoApi(answers),
    queryClient: createQueryClient(),
    capabilities: { has: () => true, asked: () => true, subscribe: () => () => undefined },
    settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: 'stories' },
    linkTo: () => null,
    notify: action('notify'),
    confirm: ({ title }) => Promise.resolve(window.confirm(title)),
  });
}

const Ground = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  background: color.ground,
  color: color.text,
});

/** Follows the toolbar. */
function Scheme({ wanted }: { readonly wanted: 'dark' | 'light' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(wanted), [setMode, wanted]);
  return null;
}

const inConsole: Decorator = (Story, { globals: { theme } }) => (
  <ArenaTheme>
    <Scheme wanted={theme === 'light' ? 'light' : 'dark'} />
    <QueryClientProvider client={platform().queryClient}>
      <MemoryRouter>
        <Ground>
          <Story />
        </Ground>
      </MemoryRouter>
    </QueryClientProvider>
  </ArenaTheme>
);

type Components = Readonly<Record<string, ComponentType<object>>> | undefined;
/** A story with the name of one of the file's `subcomponents` is a story of that component. */
const componentOf = (subcomponents: unknown, name: string) => (subcomponents as Components)?.[name.replaceAll(' ', '')];

const preview: Preview = {
  initialGlobals: { theme: 'dark' },
  globalTypes: {
    theme: {
      description: 'The color scheme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
  },
  parameters: { layout: 'fullscreen', controls: { expanded: true }, docs: { codePanel: true } },
  beforeEach: preparePlatform,
  decorators: [inConsole],
  argTypesEnhancers: [
    ({ subcomponents, name, argTypes, parameters: { docs } }) => {
      const component = componentOf(subcomponents, name);
      return component === undefined ? argTypes : { ...docs?.extractArgTypes?.(component), ...argTypes };
    },
  ],
  render: (args, { component, subcomponents, name }) => {
    const shown = component ?? componentOf(subcomponents, name);
    if (shown === undefined) throw new Error(`The story '${name}' has no component to render: name it like one, or give it a 'render'.`);
    return createElement(shown, args);
  },
};
export default preview;
