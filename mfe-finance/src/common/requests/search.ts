import type { MoneyRequest } from './request';

const haystacks = new WeakMap<MoneyRequest, string>();

/** The text of a request that a search looks into (part 1 §5, part 2 §2), in lower case; kept, because each letter needs it. */
function textOf(request: MoneyRequest): string {
  const known = haystacks.get(request);
  if (known !== undefined) return known;
  const { id, user } = request;
  // Each on a line of its own, so that no match spans two of them.
  const text = [user?.name, user?.email, user?.mobile, id]
    .map((part) => part ?? '')
    .join('\n')
    .toLowerCase();
  haystacks.set(request, text);
  return text;
}

/** What a search text leaves; null when it leaves everything. */
export function searchFilter(typed: string): ((request: MoneyRequest) => boolean) | null {
  const wanted = typed.trim().toLowerCase();
  return wanted === '' ? null : (request) => textOf(request).includes(wanted);
}
