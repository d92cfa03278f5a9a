import type { PublicSettings } from '@arena/shared/contract/publishing';
import { RECORD_KEY } from '../session/record-keys';
import { takeCarried } from './carried';
import { logout } from './logout';
import { readMember } from './member';
import { offerReturn } from './return-link';
import { applyTheme, wireThemeSwitches } from './theme';
import { toast } from './toast';
import * as t from './public.messages';

// The shell's part of a public page. Its attributes are defined in shared/contract/publishing/documents.ts.

/** Shown for users without a name (part 1 §3). */
const DEFAULT_NAME = t.player;

function settings(): PublicSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name=arena-settings]')?.content;
  return JSON.parse(text ?? '{"authScheme":"Bearer","formEndpoint":null}') as PublicSettings;
}

function showSession(): void {
  const member = readMember();
  document.documentElement.dataset.session = member === null ? 'visitor' : 'member';
  for (const place of document.querySelectorAll('[data-account-name]')) place.textContent = member?.name ?? DEFAULT_NAME;
  document.querySelector('.arena-return')?.remove();
  if (member !== null) offerReturn(member);
}

async function signOut(): Promise<void> {
  const member = readMember();
  if (member === null) return showSession();
  const done = logout(member, settings().authScheme);
  showSession();
  const login = document.querySelector<HTMLElement>('a[href="/auth/login"][data-when=visitor]');
  if (location.pathname === '/') return login?.focus();
  await done;
  location.assign('/');
}

showSession();
wireThemeSwitches();
for (const button of document.querySelectorAll('[data-account-action=logout]')) button.addEventListener('click', () => void signOut());
for (const carried of takeCarried()) toast(carried);

// The user signed in or out in another tab, or while this page was in the back/forward cache.
addEventListener('storage', ({ key }) => {
  if (key === null || key === RECORD_KEY) showSession();
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  applyTheme();
  showSession();
});
