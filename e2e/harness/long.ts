/** A test that `npm test` leaves to `npm test -- variants`: a variant whose main case is in the quick set. */
export const LONG = { tag: '@long' } as const;

/** The quick set has these; the others of a table are long. */
export const unlessIn = (quick: readonly string[], name: string): { readonly tag?: string } => (quick.includes(name) ? {} : LONG);
