/** A test that `npm test` leaves to `npm test -- variants`: a variant whose main case is in the quick set. */
export const EXTENDED = { tag: '@extended' } as const;

/** The quick set has these; the extended set has the others of a table. */
export const unlessIn = (quick: readonly string[], name: string): { readonly tag?: string } => (quick.includes(name) ? {} : EXTENDED);
