import { isAdminRole, joinLines, type RegistryDocument } from '@arena/shared/contract';
import { Moon } from 'lucide';
import { OWN_ENTRIES } from '../app/own-entries';
import { OWN_PATHS } from '../app/own-paths';
import { accountWords } from '../layout/account-words';
import { currentOf, groupsOf, type NavigationItem, type ShownEntry } from '../layout/navigation';
import { PREFERENCES_KEY } from '../layout/preferences-key';
import { paletteKeys } from '../palette/palette-keys';
import { mayEnter } from '../sections/may-enter';
import { chosenVersion } from './chosen-version';
import type { Visitor } from './visitor';

/*
 * Shows the console's frame, or the sign-in page, before the shell's program is there: clones what the build has rendered
 * (`prerender/render.tsx`) and fills in what only this browser knows. The program's first render takes its place, box for box.
 */

const NARROW = '(max-width: 1000px)';

function prefersRail(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? 'null') as { state?: { sidebarCollapsed?: unknown } } | null;
    return stored?.state?.sidebarCollapsed === true;
  } catch {
    return false;
  }
}

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

/** The frame has one entry without a group and one in a group; each is repeated as often as it is needed. */
function fillNavigation(frame: Element, items: readonly NavigationItem[], current: NavigationItem | null, path: string): void {
  const nav = frame.querySelector('aside nav');
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
  const [group, current] = [...frame.querySelectorAll('header ol > li')];
  setText(group, entry?.group ?? null);
  if (entry === undefined || entry.path === path) return setText(current, entry?.label ?? null);
  const link = document.createElement('a');
  link.href = entry.path;
  link.textContent = entry.label;
  current?.removeAttribute('aria-current');
  current?.replaceChildren(link);
}

function setTheme(page: Element): void {
  const button = page.querySelector('button[aria-label^="Switch to the"]');
  if (button === null || document.documentElement.dataset.theme !== 'light') return;
  button.setAttribute('aria-label', 'Switch to the dark theme');
  setIcon(button, Moon);
}

function frameOf({ sections, settings }: RegistryDocument, visitor: Visitor): HTMLElement | null {
  const frame = cloneTemplate(matchMedia(NARROW).matches || prefersRail() ? 'frame-rail' : 'frame-open');
  if (frame === null) return null;
  const path = location.pathname;
  const versions = sections.map((section) => chosenVersion(section, visitor));
  // What is wrong with a section is the program's to say.
  if (versions.includes(null)) return null;
  const descriptors = versions.flatMap((version) => version?.descriptor ?? []);
  const entries: readonly ShownEntry[] = [...OWN_ENTRIES, ...descriptors.flatMap(({ navigation }) => navigation)];
  const items = entries.filter(({ role }) => mayEnter(role, visitor.role)).map((entry): NavigationItem => ({ entry, failed: false }));
  const current = currentOf(items, path);
  fillNavigation(frame, items, current, path);
  fillBreadcrumb(frame, current?.entry, path);
  setText(frame.querySelector('.brand > .label'), settings.environment);
  setText(frame.querySelector('header kbd'), paletteKeys());
  const account = frame.querySelector('aside button[aria-haspopup=menu]');
  const { name, line, initials } = accountWords(visitor.user, visitor.role);
  setText(account?.querySelector('[aria-hidden]'), initials);
  setText(account?.querySelector('.label > :first-child'), name);
  setText(account?.querySelector('.label > :nth-child(2)'), line);
  const title = descriptors.find(({ mounts }) => mounts.some((mount) => path === mount.path || path.startsWith(`${mount.path}/`)))?.title;
  setText(frame.querySelector('main [role=status] > p'), title === undefined ? 'Loading…' : `Loading ${title}…`);
  // Nothing in it does anything yet.
  frame.inert = true;
  return frame;
}

declare global {
  interface Window {
    /** The button of the document's sign-in page that was pressed last: what it does is the program's to do. */
    __arenaPressed?: HTMLButtonElement;
  }
}

/** A form that nobody handles yet would be sent as a link with the password in it. */
function notePresses(page: HTMLElement): void {
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    window.__arenaPressed = button;
  });
  page.addEventListener('submit', (event) => event.preventDefault());
}

/** Called at the end of the document. What is shown is never worth an error. */
export function showFrame(registry: RegistryDocument, visitor: Visitor): void {
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
  notePresses(page);
  document.getElementById('root')?.replaceChildren(page);
}
