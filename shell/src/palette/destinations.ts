import { searchForm, type SearchResult } from '@arena/shared/contract';
import type { IconNode, SectionLookup } from '@arena/shared/contract/section';
import { formatLocal } from '@arena/shared/platform';
import { formatMoney, plainStatus } from '@arena/shared/ui';
import { Blocks, Hash, House, UserPen, Zap } from 'lucide';
import { currentOf, type NavigationItem } from '../common/navigation';
import { mayEnter } from '../sections/may-enter';
import type { RegistrySnapshot } from '../sections/registry';
import * as t from './dialog.messages';

export interface Destination {
  readonly id: string;
  readonly label: string;
  /** The location, or other details. */
  readonly hint: string;
  /** The heading in the list. */
  readonly heading: string;
  /** Also searched. */
  readonly words?: string;
  readonly icon: IconNode;
  /** A path, or what it does. */
  readonly target: string | (() => void);
}

/** The ids of what the backend found begin with it. */
export const FOUND = 'found-';

const screen = (id: string, label: string, hint: string, icon: IconNode, target: string, words = ''): Destination => ({
  ...{ id: `screen-${id}`, label, hint, icon, target, words, heading: t.screens },
});

/** Screens without a sidebar entry. */
const OTHER_SCREENS: readonly Destination[] = [
  screen('sections', t.sections, t.sectionsHint, Blocks, '/admin/sections'),
  screen('profile', t.editProfile, t.account, UserPen, '/profile/edit'),
  screen('home', t.homePage, t.publicSite, House, '/'),
];

/** The role's sidebar entries, plus other screens. */
export function screensOf(navigation: readonly NavigationItem[]): readonly Destination[] {
  const entries = [...navigation].sort((a, b) => a.entry.order - b.entry.order);
  return [
    ...entries.map(({ entry: { id, label, group, icon, path }, failed }) =>
      screen(id, label, failed ? t.notAvailable : (group ?? ''), icon, path, group ?? ''),
    ),
    ...OTHER_SCREENS,
  ];
}

/** From the descriptors alone, without loading any section. */
export function lookupsOf(snapshot: RegistrySnapshot, role: string | null): readonly SectionLookup[] {
  return snapshot.sections.flatMap(({ descriptor }) => descriptor?.lookups ?? []).filter((lookup) => mayEnter(lookup.role, role));
}

export const listedOf = (lookups: readonly SectionLookup[]) => lookups.filter(({ listed }) => listed !== false);

const placeOf = (navigation: readonly NavigationItem[], path: string) => currentOf(navigation, path.split('?')[0] ?? '')?.entry;

/** The sections' actions for the role. */
export function actionsOf(snapshot: RegistrySnapshot, role: string | null, navigation: readonly NavigationItem[]): readonly Destination[] {
  return snapshot.sections
    .flatMap(({ descriptor }) => descriptor?.actions ?? [])
    .filter((action) => mayEnter(action.role, role))
    .map(({ id, label, words = '', path }) => ({
      ...{ id: `action-${id}`, label, words, target: path, heading: t.actions },
      ...{ icon: placeOf(navigation, path)?.icon ?? Zap, hint: placeOf(navigation, path)?.label ?? '' },
    }));
}

const sentenceCase = (word: string) => word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ');
const statusOf = ({ kind, status }: SearchResult) => plainStatus(kind ?? '', status) ?? sentenceCase(status ?? '');

/** The results that a live section opens, those of one kind together. */
export function foundOf(
  results: readonly SearchResult[],
  lookups: readonly SectionLookup[],
  navigation: readonly NavigationItem[],
): readonly Destination[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const lookup = lookups.find(({ finds }) => finds === kind);
    if (lookup === undefined) return [];
    const { icon = Hash, label: heading = lookup.label } = placeOf(navigation, lookup.path) ?? {};
    return results.flatMap((result) => {
      const { id, title, detail, status, amount, at } = result;
      if (result.kind !== kind || id === null) return [];
      const details = [detail, statusOf(result), amount === null ? null : formatMoney(amount), formatLocal(at)];
      return {
        ...{
          id: `${FOUND}${kind}-${id}`,
          label: `${title ?? lookup.label} #${id}`,
          hint: details.filter(Boolean).join(' · '),
          heading,
          icon,
        },
        target: lookup.path.replace(':status', encodeURIComponent((status ?? '').toLowerCase())).replace(':id', String(id)),
      };
    });
  });
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** 0: the label starts with the text, 1: a word does, 2: it contains the text; null: no match. */
function rankOf(typed: string, { label, words: others = '' }: Destination): number | null {
  const name = label.toLowerCase();
  if (name.startsWith(typed)) return 0;
  const wanted = words(typed);
  const parts = words(label);
  if (wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  const all = `${name} ${others.toLowerCase()}`;
  return wanted.every((word) => all.includes(word)) ? 2 : null;
}

function ranked(typed: string, destinations: readonly Destination[]): readonly Destination[] {
  const matches = destinations.flatMap((destination) => {
    const rank = rankOf(typed, destination);
    return rank === null ? [] : [{ destination, rank }];
  });
  return matches.sort((a, b) => a.rank - b.rank).map(({ destination }) => destination);
}

// `2048`, `#2048`, `room 2048`, `R-2048`, `full map 12`.
const NUMBERED = /^(?:([a-z][a-z\s-]*)(?:#\s*)?|#?\s*)(\d{1,15})$/i;

/** Whether or not there is something with that number. */
function numbered(typed: string, lookups: readonly SectionLookup[]): readonly Destination[] {
  const match = NUMBERED.exec(typed);
  const number = match?.[2]?.replace(/^0+/, '') ?? '';
  if (match === null || number === '') return [];
  const wanted = words(match[1] ?? '');
  return listedOf(lookups)
    .filter(({ label }) => wanted.every((word) => words(label).some((part) => part.startsWith(word))))
    .map(({ id, label, path }) => ({
      ...{ id: `lookup-${id}`, label: `${label} ${number}`, hint: t.goToId, heading: t.items, icon: Hash },
      target: path.replace(':id', number),
    }));
}

interface Known {
  readonly screens: readonly Destination[];
  readonly actions: readonly Destination[];
  readonly lookups: readonly SectionLookup[];
  /** What the backend found; null where it doesn't search. */
  readonly found: readonly Destination[] | null;
}

/** Screens and actions by rank, then what the backend found; without it, items by number first. */
export function findDestinations(text: string, { screens, actions, lookups, found }: Known): readonly Destination[] {
  const typed = searchForm(text);
  if (typed === '') return screens;
  const unchecked = found === null ? numbered(typed, lookups) : [];
  return [...unchecked, ...ranked(typed, screens), ...ranked(typed, actions), ...(found ?? [])];
}
