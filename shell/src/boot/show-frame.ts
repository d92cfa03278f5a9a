import { isAdminRole } from '@arena/shared/contract';
import type { RegistryDocument } from '@arena/shared/contract/publishing';
import { joinLines } from '@arena/shared/contract/section';
import { OWN_ENTRIES } from '../common/own-entries';
import { OWN_PATHS } from '../common/own-paths';
import { accountWords } from '../layout/account-words';
import { currentOf, groupsOf, type NavigationItem, type ShownEntry } from '../common/navigation';
import { prefersRail } from '../layout/preferences-key';
import { slotOf } from '../common/slots';
import { themeSwitchOf } from '../common/theme-switch';
import { paletteKeys } from '../palette/palette-keys';
import { mayEnter } from '../sections/may-enter';
import { chosenVersion } from './chosen-version';
import type { HandOver } from './hand-over';
import type { Visitor } from './visitor';
import * as t from './boot.messages';

// Shows the prerendered frame or sign-in page (`prerender/render.tsx`) until the program replaces it with the same layout.

const NARROW = '(max-width: 1000px)';

function cloneTemplate(id: string): HTMLElement | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? (template.content.firstElementChild?.cloneNode(true) as HTMLElement | null) : null;
}

function setIcon(place: ParentNode, icon: ShownEntry['icon']): void {
  const shapes = joinLines(icon).map(([shape, attributes]) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', shape);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    return element;
  });
  place.querySelector('svg')?.replaceChildren(...shapes);
}

function setText(place: Element | null | undefined, text: string | null): void {
  if (text === null) place?.remove();
  else if (place != null) place.textContent = text;
}

function entryElement(template: Element, { entry }: NavigationItem, current: NavigationItem | null, path: string): Element {
  const element = template.cloneNode(true) as Element;
  const link = element.querySelector('a');
  link?.setAttribute('href', entry.path);
  if (entry === current?.entry) link?.setAttribute('aria-current', entry.path === path ? 'page' : 'true');
  setIcon(element, entry.icon);
  setText(element.querySelector('.label'), entry.label);
  return element;
}

/** Clones the frame's template entries, one with and one without a group. */
function fillNavigation(frame: Element, items: readonly NavigationItem[], current: NavigationItem | null, path: string): void {
  const nav = slotOf(frame, 'navigation');
  const [plain, labelled] = [...(nav?.children ?? [])];
  const entry = plain?.querySelector('li');
  if (plain === undefined || labelled === undefined || entry == null) return;
  const groups = groupsOf(items).map(({ label, items: members }, index) => {
    const group = (label === null ? plain : labelled).cloneNode(true) as Element;
    const list = group.querySelector('ul');
    list?.replaceChildren(...members.map((member) => entryElement(entry, member, current, path)));
    const heading = group.querySelector('p');
    setText(heading, label);
    if (heading !== null) heading.id = `frame-group-${index}`;
    if (heading !== null) list?.setAttribute('aria-labelledby', heading.id);
    return group;
  });
  nav?.replaceChildren(...groups);
}

function fillBreadcrumb(frame: Element, entry: ShownEntry | undefined, path: string): void {
  const current = slotOf(frame, 'screen');
  setText(slotOf(frame, 'group'), entry?.group ?? null);
  if (entry === undefined || entry.path === path) return setText(current, entry?.label ?? null);
  const link = document.createElement('a');
  link.href = entry.path;
  link.textContent = entry.label;
  current?.removeAttribute('aria-current');
  current?.replaceChildren(link);
}

function setTheme(page: Element): void {
  const button = slotOf(page, 'theme');
  if (button === null || document.documentElement.dataset.theme !== 'light') return;
  const { label, icon } = themeSwitchOf(false);
  button.setAttribute('aria-label', label);
  setIcon(button, icon);
}

function frameOf({ sections, settings }: RegistryDocument, visitor: Visitor): HTMLElement | null {
  const frame = cloneTemplate(matchMedia(NARROW).matches || prefersRail() ? 'frame-rail' : 'frame-open');
  if (frame === null) return null;
  const path = location.pathname;
  const versions = sections.map((section) => chosenVersion(section, visitor));
  // The program reports section errors.
  if (versions.includes(null)) return null;
  const descriptors = versions.flatMap((version) => version?.descriptor ?? []);
  const entries: readonly ShownEntry[] = [...OWN_ENTRIES, ...descriptors.flatMap(({ navigation }) => navigation)];
  const items = entries.filter(({ role }) => mayEnter(role, visitor.role)).map((entry): NavigationItem => ({ entry, failed: false }));
  const current = currentOf(items, path);
  fillNavigation(frame, items, current, path);
  fillBreadcrumb(frame, current?.entry, path);
  setText(slotOf(frame, 'environment'), settings.environment);
  setText(slotOf(frame, 'keys'), paletteKeys());
  const { name, line, initials } = accountWords(visitor, visitor.role);
  setText(slotOf(frame, 'account')?.querySelector('[aria-hidden]'), initials);
  setText(slotOf(frame, 'name'), name);
  setText(slotOf(frame, 'line'), line);
  const title = descriptors.find(({ mounts }) => mounts.some((mount) => path === mount.path || path.startsWith(`${mount.path}/`)))?.title;
  setText(frame.querySelector('main [role=status] > p'), title === undefined ? t.loading : t.loadingTitled(title));
  // Inert, because the program isn't running yet.
  frame.inert = true;
  return frame;
}

/** Called at the end of the document. Never throws. */
export function showFrame(registry: RegistryDocument, visitor: Visitor, handOver: HandOver): void {
  const inside = location.pathname === OWN_PATHS.dashboard || location.pathname.startsWith(`${OWN_PATHS.dashboard}/`);
  const signedIn = visitor.token !== null && isAdminRole(visitor.role);
  const page =
    inside && signedIn
      ? frameOf(registry, visitor)
      : location.pathname === OWN_PATHS.login && visitor.token === null
        ? cloneTemplate('login-page')
        : null;
  if (page === null) return;
  setTheme(page);
  // Without a handler, the browser would put the password into the URL.
  const form = page.querySelector('form');
  if (form !== null) handOver.signIn = { form, submitted: false };
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    handOver.signIn = { form, submitted: true };
  });
  document.getElementById('root')?.replaceChildren(page);
}
