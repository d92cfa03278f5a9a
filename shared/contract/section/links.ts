import type { SectionDefinition } from './section';

type Linked = Pick<SectionDefinition, 'navigation' | 'lookups'>;
type Place = Pick<SectionDefinition['navigation'][number], 'id' | 'path' | 'role'>;

/**
 * The path of a navigation entry, or of a lookup when `id` is given; null when the user has no such screen.
 * @param place - The id of the entry or lookup.
 * @example linkIn(sections, mayEnter, 'user', 7) // '/admin/user-management/users/7/profile'
 */
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
