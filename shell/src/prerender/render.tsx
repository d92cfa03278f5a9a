import { ArenaTheme, LoadingState } from '@arena/shared/ui';
import { createStyleCache } from '@arena/shared/ui/core';
import { useForm } from '@arena/shared/ui/forms';
import { ADMIN_ROLE } from '@arena/shared/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loading } from '../app/app.messages';
import { OWN_PATHS } from '../common/own-paths';
import { AccountButton, AccountPlace } from '../layout/AccountButton';
import { ConsoleFrame } from '../layout/ConsoleFrame';
import type { NavigationItem } from '../common/navigation';
import { LoginForm } from '../session/LoginForm';

// Run by the build: renders the document's first view from the program's components for `boot/show-frame.ts`.

const item = (id: string, group: string | null): NavigationItem => ({
  entry: { id, label: id, path: `${OWN_PATHS.dashboard}/${id}`, group, order: 0, role: ADMIN_ROLE, icon: [] },
  failed: false,
});

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
      <LoadingState label={loading} />
    </ConsoleFrame>
  );
}

function Login() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  return <LoginForm form={form} phase="open" problem={null} />;
}

const STYLE = /<style data-emotion="(\S+) ([^"]+)">([^]*?)<\/style>/g;

type Rules = readonly (readonly [name: string, css: string])[];

/** Style elements in the format that Emotion hydrates, without duplicate rules. */
function styleElements(globals: Rules, rules: Rules, more = ''): string {
  const element = (names: string, css: string) => `<style nonce="__CSP_NONCE__" data-emotion="${names}"${more}>${css}</style>`;
  const all = new Map(rules);
  return [
    ...[...new Map(globals)].map(([name, css]) => element(`arena-global ${name}`, css)),
    element(`arena ${[...all.keys()].join(' ')}`, [...all.values()].join('')),
  ].join('');
}

interface RenderedPage {
  readonly html: string;
  readonly globals: Rules;
  readonly rules: Rules;
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
  const globals = [...html.matchAll(STYLE)].flatMap(([, key, name = '', css = '']) =>
    key === 'arena-global' ? [[name, css] as const] : [],
  );
  return { html: html.replace(STYLE, ''), globals, rules };
}

/** The origin removes these elements from every document but the sign-in page. */
const SIGN_IN = ' data-sign-in';

export default function prerender(): { readonly styles: string; readonly templates: string } {
  const [open, rail] = [page(INSIDE, <Frame frame="open" />), page(INSIDE, <Frame frame="rail" />)];
  const login = page(OWN_PATHS.login, <Login />);
  const globals = [...open.globals, ...rail.globals];
  const rules = [...open.rules, ...rail.rules];
  const known = new Set([...globals, ...rules].map(([name]) => name));
  const ofLogin = (all: Rules) => all.filter(([name]) => !known.has(name));
  const template = (id: string, { html }: RenderedPage, more = '') => `<template id="${id}"${more}>${html}</template>`;
  return {
    styles: styleElements(globals, rules) + styleElements(ofLogin(login.globals), ofLogin(login.rules), SIGN_IN),
    templates: template('frame-open', open) + template('frame-rail', rail) + template('login-page', login, SIGN_IN),
  };
}
