/** The items that hold the text somewhere in what `textsOf` says of them; case does not matter, and any of it may be missing. */
export function searchBy<T>(
  items: readonly T[],
  search: string,
  textsOf: (item: T) => readonly (string | number | null | undefined)[],
): readonly T[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter((item) => textsOf(item).some((text) => text != null && String(text).toLowerCase().includes(wanted)));
}
