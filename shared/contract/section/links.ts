import type { SectionDefinition } from './section';

type Linked = Pick<SectionDefinition, 'navigation' | 'lookups'>;
type Place = Pick<SectionDefinition['navigation'][number], 'id' | 'path' | 'role'>;

/** The address of a screen: `('user', 7)` is a lookup by id, `('messages')` a navigation entry. Null when not offered to this person. */
export function linkIn(
  sections: readonly Linked[],
  mayEnter: (role: string | null) => boolean,
  place: string,
  id?: string | number,
): string | null {
  const places = sections.flatMap(({ navigation, lookups }): readonly Place[] => (id === undefined ? navigation : (lookups ?? [])));
  const found = places.find((candidate) => candidate.id === place && mayEnter(candidate.role));
  if (found === undefined) return null;
  return id === undefined ? found.path : found.path.replace(':id', encodeURIComponent(id));
}
