import type { Capability, GivenId, RequestState } from '@arena/shared/contract';
import { fetchFresh, platform, useQuery } from '@arena/shared/platform';
import type { Decision } from './requests.status';
import { keyOf, type MoneyRequest } from './request';

/** A list as it was read. `askedAt` (milliseconds of the page's clock) tells whether it can know of a decision. */
export interface ReadList<R> {
  readonly requests: readonly R[];
  readonly askedAt: number;
  /** False while the rest of a long list is on its way. */
  readonly whole: boolean;
}

/** The paging parameters of the wire. */
interface Slice {
  readonly pageNumber: number;
  readonly pageSize: number;
}

interface Named {
  /** As live changes, the cache and the journal call it. */
  readonly name: 'topup' | 'redeem';
}

/** Where requests of one kind are read. */
export interface RequestSource<R extends MoneyRequest> extends Named {
  /** One slice of a list; `null` asks for the whole list, as the specification has it. */
  read(state: RequestState, slice: Slice | null, signal?: AbortSignal): Promise<readonly R[]>;
  /** What a backend announces whose lists can be had in slices. */
  readonly slices: Capability;
}

export const requestKeys = {
  all: ({ name }: Named) => ['mfe_finance', name] as const,
  list: ({ name }: Named, state: RequestState) => ['mfe_finance', name, 'list', state] as const,
  statistics: ({ name }: Named) => ['mfe_finance', name, 'statistics'] as const,
};

/** As much as one call brings. */
const SLICE = 1000;

/** Decided requests pile up by the hundred thousand; the pending ones are few, and are read at once. */
const inSlices = <R extends MoneyRequest>(source: RequestSource<R>, state: RequestState) =>
  state !== 'PENDING' && platform().capabilities.has(source.slices);

/** A whole list. In slices it is gathered one after the other, and `onPart` hears how far it is. */
async function readWhole<R extends MoneyRequest>(
  source: RequestSource<R>,
  state: RequestState,
  signal: AbortSignal,
  onPart: (requests: readonly R[]) => void,
): Promise<readonly R[]> {
  if (!inSlices(source, state)) return source.read(state, null, signal);
  const found = new Map<string, R>();
  for (let pageNumber = 0; ; pageNumber += 1) {
    const slice = await source.read(state, { pageNumber, pageSize: SLICE }, signal);
    // What is decided meanwhile moves the rest into the next slice: the same request may come twice.
    slice.forEach((request, place) => found.set(keyOf(request, pageNumber * SLICE + place), request));
    if (slice.length !== SLICE) return [...found.values()];
    onPart([...found.values()]);
  }
}

/** One status's list. The three are kept apart. A long one shows as far as it is read. */
const listQuery = <R extends MoneyRequest>(source: RequestSource<R>, state: RequestState) => ({
  queryKey: requestKeys.list(source, state),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ReadList<R>> => {
    const { queryClient } = platform();
    const queryKey = requestKeys.list(source, state);
    const askedAt = performance.now();
    const before = queryClient.getQueryData<ReadList<R>>(queryKey);
    const requests = await readWhole(source, state, signal, (part) => {
      // A list that is read again stays whole until it is read.
      if (before === undefined && !signal.aborted)
        queryClient.setQueryData<ReadList<R>>(queryKey, { requests: part, askedAt, whole: false });
    });
    return { requests, askedAt, whole: true };
  },
  // A long list is not gathered anew whenever the window gets the focus.
  refetchOnWindowFocus: !inSlices(source, state),
  // `PendingRequests` compares request by request; comparing place by place finds every row changed when the first one leaves.
  structuralSharing: false as const,
});

/** How often the pending list is read while it is looked at, where no server announces changes. */
const POLL_MS = 30_000;

/** The requests of one status. */
export const useRequests = <R extends MoneyRequest>(source: RequestSource<R>, state: RequestState, poll: boolean) =>
  useQuery({ ...listQuery(source, state), ...(poll ? { refetchInterval: POLL_MS } : {}) });

/** Reads a list afresh, whatever is on its way; the screen shows what was read. */
async function readListNow<R extends MoneyRequest>(source: RequestSource<R>, state: RequestState): Promise<readonly R[]> {
  return (await fetchFresh(listQuery(source, state))).requests;
}

const has = (requests: readonly MoneyRequest[], id: GivenId) => requests.some((request) => request.id === id);

// In slices the decided requests come newest first: what was decided just now is in the first one.
const decidedLately = <R extends MoneyRequest>(source: RequestSource<R>, state: Decision) =>
  inSlices(source, state) ? source.read(state, { pageNumber: 0, pageSize: SLICE }) : readListNow(source, state);

/** What state a request is in now; null when it is not pending and no list that can be read has it. Throws when nobody can tell. */
export async function stateNow<R extends MoneyRequest>(source: RequestSource<R>, id: GivenId): Promise<RequestState | null> {
  if (has(await readListNow(source, 'PENDING'), id)) return 'PENDING';
  const [approved, rejected] = await Promise.allSettled([decidedLately(source, 'APPROVED'), decidedLately(source, 'REJECTED')]);
  if (approved.status === 'fulfilled' && has(approved.value, id)) return 'APPROVED';
  if (rejected.status === 'fulfilled' && has(rejected.value, id)) return 'REJECTED';
  return null;
}

/** Above this a list that is not on the screen is only marked as old: it is read when somebody opens it. */
const LONG_LIST = 2000;

/** Reads again what a decision has moved a request between: the list left, the list joined, and the figures. */
export async function refreshAfter<R extends MoneyRequest>(source: RequestSource<R>, joined: Decision | null): Promise<void> {
  const { queryClient } = platform();
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: requestKeys.list(source, 'PENDING') }),
    queryClient.invalidateQueries({ queryKey: requestKeys.statistics(source) }),
    joined === null ? undefined : refreshJoined(source, joined),
  ]);
}

async function refreshJoined<R extends MoneyRequest>(source: RequestSource<R>, joined: Decision): Promise<unknown> {
  const { queryClient } = platform();
  const queryKey = requestKeys.list(source, joined);
  const known = queryClient.getQueryData<ReadList<R>>(queryKey);
  // A list that may be long, and that nobody has opened, can wait.
  const short = known === undefined ? !inSlices(source, joined) : known.requests.length <= LONG_LIST;
  return short ? readListNow(source, joined).catch(() => undefined) : queryClient.invalidateQueries({ queryKey });
}

/** Something changed elsewhere: what is on the screen is read again, the rest and what is long when it is opened. */
export async function refreshAll(source: Named): Promise<void> {
  const { queryClient } = platform();
  const isLong = (data: unknown) => ((data as ReadList<unknown> | undefined)?.requests?.length ?? 0) > LONG_LIST;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: requestKeys.all(source), refetchType: 'none' }),
    queryClient.refetchQueries({ queryKey: requestKeys.all(source), type: 'active', predicate: ({ state }) => !isLong(state.data) }),
  ]);
}
