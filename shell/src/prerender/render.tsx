import { ArenaTheme, LoadingState } from '@arena/shared/ui';
import { createStyleCache } from '@arena/shared/ui/core';
import { useForm } from '@arena/shared/ui/forms';
import { ADMIN_ROLE } from '@arena/shared/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { OWN_PATHS } from '../app/own-paths';
import { AccountButton, AccountPlace } from '../layout/AccountButton';
import { ConsoleFrame } from '../layout/ConsoleFrame';
import type { NavigationItem } from '../layout/navigation';
import { LoginForm } from '../session/LoginForm';

/*
 * Run by the build: what the document shows before the shell's program is there, as HTML out of the program's own components. The
 * document's script (`boot/show-frame.ts`) fills in what only the browser knows.
 */

const item = (id: string, group: string | null): NavigationItem => ({
  entry: { id, label: id, path: `${OWN_PATHS.dashboard}/${id}`, group, order: 0, role: ADMIN_ROLE, icon: [] },
  failed: false,
});

/** One entry without a group and one in a group: the script repeats each as often as it is needed. */
const NAVIGATION = [item('first', null), item('second', 'Group')];

const INSIDE = `${OWN_PATHS.dashboard}/second`;

function Frame({ frame }: { readonly frame: 'open' | 'rail' }) {
  const account = (
    <AccountPlace>
      <AccountButton name="Name" line="Line" rail={frame === 'rail'} aria-expanded={false} />
    </AccountPlace>
  );
  return (
    <ConsoleFrame navigation={NAVIGATION} frame={frame} environment="environment" account={account}>
      <LoadingState label="Loading…" />
    </ConsoleFrame>
  );
}

function Login() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  return <LoginForm form={form} phase="open" failure={null} />;
}

const STYLE = /<style data-emotion="(\S+) ([^"]+)">([^]*?)<\/style>/g;

/** Style elements in the form in which emotion takes them over in the browser, each rule once. */
function styleElements(pages: readonly RenderedPage[]): string {
  const found = pages.flatMap(({ html }) => [...html.matchAll(STYLE)]);
  const global = found.filter(([, key]) => key === 'arena-global').map(([, key, name, css]) => [`${key} ${name}`, css] as const);
  const local = new Map(pages.flatMap(({ rules }) => rules));
  const element = (names: string, css = '') => `<style nonce="__CSP_NONCE__" data-emotion="${names}">${css}</style>`;
  return [
    ...[...new Map(global)].map(([names, css]) => element(names, css)),
    element(`arena ${[...local.keys()].join(' ')}`, [...local.values()].join('')),
  ].join('');
}

interface RenderedPage {
  readonly html: string;
  /** The rules of its styled elements, by name. */
  readonly rules: readonly (readonly [name: string, css: string])[];
}

function page(at: string, children: ReactNode): RenderedPage {
  const cache = createStyleCache();
  const rules: [string, string][] = [];
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, once) => {
    const css = insert(selector, serialized, sheet, once);
    if (once) rules.push([serialized.name, String(css)]);
    return css;
  };
  const html = renderToStaticMarkup(
    <ArenaTheme cache={cache}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </ArenaTheme>,
  );
  return { html, rules };
}

/** What the shell's `index.html` contains of it. */
export default function prerender(): { readonly styles: string; readonly templates: string } {
  const pages = {
    'frame-open': page(INSIDE, <Frame frame="open" />),
    'frame-rail': page(INSIDE, <Frame frame="rail" />),
    'login-page': page(OWN_PATHS.login, <Login />),
  };
  return {
    styles: styleElements(Object.values(pages)),
    templates: Object.entries(pages)
      .map(([id, { html }]) => `<template id="${id}">${html.replace(STYLE, '')}</template>`)
      .join(''),
  };
}
