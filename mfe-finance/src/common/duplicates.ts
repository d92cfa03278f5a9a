import { msOf, spanOf } from '@arena/shared/platform';
import type { MoneyRequest } from './request';
import * as t from './common.messages';

/** Requests with the same user and amount within this time (milliseconds) may be duplicates. */
const DUPLICATE_WITHIN_MS = 10 * 60_000;

// Names don't identify users: two may share one.
function whoOf({ user }: MoneyRequest): string | null {
  if (user === null) return null;
  if (user.id !== null) return t.idNumber(user.id);
  return user.email?.toLowerCase() ?? user.mobile;
}

/** Maps each possible duplicate to a description of the other request. Requests without times are never marked. */
export function duplicatesOf(requests: readonly MoneyRequest[]): ReadonlyMap<MoneyRequest, string> {
  const groups = new Map<string, { readonly request: MoneyRequest; readonly at: number }[]>();
  for (const request of requests) {
    const who = whoOf(request);
    if (who === null || request.amount === null || request.requestedAt === null) continue;
    const key = `${who} ${request.amount}`;
    const group = groups.get(key) ?? [];
    group.push({ request, at: msOf(request.requestedAt) });
    groups.set(key, group);
  }
  const marks = new Map<MoneyRequest, string>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    group.sort((a, b) => a.at - b.at);
    group.forEach(({ request, at }, place) => {
      const near = [group[place - 1], group[place + 1]]
        .filter((other) => other !== undefined)
        .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
      if (near === undefined || Math.abs(near.at - at) > DUPLICATE_WITHIN_MS) return;
      const other = near.request.id === null ? t.anotherRequest : t.requestWithId(near.request.id);
      marks.set(request, t.sameUserAndAmount(other, spanOf(near.at - at)));
    });
  }
  return marks;
}
