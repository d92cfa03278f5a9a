import { searchForm } from '@arena/shared/contract';
import type { IconNode, SectionLookup } from '@arena/shared/contract/section';
import { Blocks, Hash, House, UserPen } from 'lucide';
import type { NavigationItem } from '../common/navigation';
import { mayEnter } from '../sections/may-enter';
import type { RegistrySnapshot } from '../sections/registry';
import * as t from './dialog.messages';

export interface Destination {
  readonly id: string;
  readonly label: string;
  /** The location, or other details. */
  readonly hint: string;
  /** Also searched. */
  readonly group?: string;
  readonly icon: IconNode;
  readonly path: string;
}

/** Screens without a sidebar entry. */
const OTHER_SCREENS: readonly Destination[] = [
  { id: 'screen-sections', label: t.sections, hint: t.sectionsHint, icon: Blocks, path: '/admin/sections' },
  { id: 'screen-profile', label: t.editProfile, hint: t.account, icon: UserPen, path: '/profile/edit' },
  { id: 'screen-home', label: t.homePage, hint: t.publicSite, icon: House, path: '/' },
];

/** The role's sidebar entries, plus other screens. */
export function screensOf(navigation: readonly NavigationItem[]): readonly Destination[] {
  const entries = [...navigation].sort((a, b) => a.entry.order - b.entry.order);
  return [
    ...entries.map(({ entry, failed }) => ({
      id: `screen-${entry.id}`,
      label: entry.label,
      hint: failed ? t.notAvailable : (entry.group ?? ''),
      group: entry.group ?? '',
      icon: entry.icon,
      path: entry.path,
    })),
    ...OTHER_SCREENS,
  ];
}

/** From the descriptors alone, without loading any section. */
export function lookupsOf(snapshot: RegistrySnapshot, role: string | null): readonly SectionLookup[] {
  return snapshot.sections
    .flatMap(({ descriptor }) => descriptor?.lookups ?? [])
    .filter(({ listed, role: needed }) => listed !== false && mayEnter(needed, role));
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** 0: the label starts with the text, 1: a word does, 2: it contains the text; null: no match. */
function rankOf(typed: string, { label, group = '' }: Destination): number | null {
  const name = label.toLowerCase();
  if (name.startsWith(typed)) return 0;
  const wanted = words(typed);
  const parts = words(label);
  if (wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  const all = `${name} ${group.toLowerCase()}`;
  return wanted.every((word) => all.includes(word)) ? 2 : null;
}

// `2048`, `#2048`, `room 2048`, `R-2048`, `full map 12`.
const NUMBERED = /^(?:([a-z][a-z\s-]*)(?:#\s*)?|#?\s*)(\d{1,15})$/i;

function numbered(typed: string, lookups: readonly SectionLookup[]): readonly Destination[] {
  const match = NUMBERED.exec(typed);
  const number = match?.[2]?.replace(/^0+/, '') ?? '';
  if (match === null || number === '') return [];
  const wanted = words(match[1] ?? '');
  return lookups
    .filter(({ label }) => wanted.every((word) => words(label).some((part) => part.startsWith(word))))
    .map(({ id, label, path }) => ({
      id: `lookup-${id}`,
      label: `${label} ${number}`,
      hint: t.goToId,
      icon: Hash,
      path: path.replace(':id', number),
    }));
}

/** Items by number first, then screens by rank. */
export function findDestinations(text: string, screens: readonly Destination[], lookups: readonly SectionLookup[]): readonly Destination[] {
  const typed = searchForm(text);
  if (typed === '') return screens;
  const ranked = screens.flatMap((screen) => {
    const rank = rankOf(typed, screen);
    return rank === null ? [] : [{ screen, rank }];
  });
  return [...numbered(typed, lookups), ...ranked.sort((a, b) => a.rank - b.rank).map(({ screen }) => screen)];
}
