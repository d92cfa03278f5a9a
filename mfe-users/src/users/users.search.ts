import type { Member } from '@arena/shared/contract';

/** What the search looks into: name, e-mail and mobile number, in lower case (part 2 §5). Any of them may be missing. */
export function searchKeyOf({ name, email, mobile }: Pick<Member, 'name' | 'email' | 'mobile'>): string {
  // A line break between them: no search finds the end of one with the beginning of the next.
  return `${name ?? ''}\n${email ?? ''}\n${mobile ?? ''}`.toLowerCase();
}

/** Whether a text finds a user; null for a text that finds everybody. */
export function memberFilter(text: string): ((member: { readonly searchKey: string }) => boolean) | null {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? null : ({ searchKey }) => searchKey.includes(wanted);
}
