/** The items with the text in one of their `textsOf`. Case does not matter, and any of the texts may be missing. */
export function searchBy<T>(
  items: readonly T[],
  search: string,
  textsOf: (item: T) => readonly (string | number | null | undefined)[],
): readonly T[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter((item) => textsOf(item).some((text) => text != null && String(text).toLowerCase().includes(wanted)));
}
