import { fullMapCalls, type FullMapRoom, type NewFullMapRoom, type Page } from '@arena/shared/contract';
import {
  bannedQuery,
  defineOperation,
  fetchFresh,
  GENERIC_MESSAGE,
  isListed,
  nextPage,
  piecesOf,
  platform,
  type StateOf,
} from '@arena/shared/platform';
import { type CompletionRequest, completionQuestion, type DecisionRequest, decisionQuestion } from './approvals/questions';
import {
  applicationsOf,
  FULLMAP_LISTS,
  knownIds,
  readPage,
  refreshFullMaps,
  refreshRequests,
  roomQuery,
  winnersQuery,
} from './fullmap-rooms.queries';
import { isRewarded, winnerOf } from './rewarding/reward-plan';

/** Decides a join request, once. Accepting takes the entry fee, and some backends take it again for a second call. */
export const decideRequest = defineOperation({
  id: 'fullmap-request',
  readBefore: 'always',
  readAfterRefusal: true,
  target: ({ fullmapId, applicationId }: DecisionRequest) => [fullmapId, applicationId] as const,
  describe: ({ action }) => ({ action }),
  identity: ({ action }) => action,
  question: decisionQuestion,
  read: ([fullmapId, applicationId]) => isListed(applicationsOf(fullmapId, 'PENDING'), applicationId),
  recognise: (isPending) => ({ status: isPending ? 'open' : 'done' }),
  send: async ({ applicationId, action }) => {
    await platform().api.call(fullMapCalls.decide, { params: { fullmapAppId: applicationId }, body: { action } });
    return true;
  },
  refresh: ([fullmapId]) => refreshRequests(fullmapId),
  sentences: { unread: 'Couldn’t check whether this is still pending. Nothing was sent. Try again.' },
});

/** Completes a room. One that is completed after a lost answer counts as completed from here. */
export const completeRoom = defineOperation({
  id: 'fullmap-complete',
  readBefore: 'after-silence',
  readAfterRefusal: true,
  target: ({ fullmapId }: CompletionRequest) => fullmapId,
  describe: () => null,
  identity: ({ fullmapId }) => fullmapId,
  question: completionQuestion,
  read: (fullmapId) => fetchFresh(roomQuery(fullmapId)),
  recognise: ({ status }) => (status === 'PRIVATE' ? { status: 'done', current: status } : { status: 'open' }),
  send: ({ fullmapId }) => platform().api.call(fullMapCalls.complete, { params: { fullmapId } }),
  refresh: (fullmapId) => refreshFullMaps(fullmapId),
});

export type Completing = StateOf<typeof completeRoom>;

export interface CreateRequest {
  readonly userId: number;
  readonly gameId: number;
  readonly modeId: number;
  readonly mapId: number;
  readonly room: NewFullMapRoom;
}

/** Recorded before sending, to find the room in the list if no answer comes. */
export interface SentRoom {
  readonly title: string;
  readonly accessId: string;
  /** The rooms that were there before: an older one of the same name is not the new one. */
  readonly known: readonly number[];
}

const isSent = ({ id, title, accessId }: FullMapRoom, sent: SentRoom) =>
  title === sent.title && accessId === sent.accessId && (id === null || !sent.known.includes(id));

/** Stops at a backend whose pages never end. */
const MOST_PAGES = 200;

async function isThereBySearch(sent: SentRoom): Promise<boolean> {
  const named = { filters: { keywords: sent.title }, order: null };
  for await (const { items } of piecesOf(FULLMAP_LISTS.PENDING, named, new AbortController().signal))
    if (items.some((room) => isSent(room, sent))) return true;
  return false;
}

/** Looks for a sent room in the whole list of scheduled rooms: not every backend puts the newest first. */
async function isThere(sent: SentRoom): Promise<boolean> {
  if (platform().capabilities.has('application-pages')) return isThereBySearch(sent);
  const pages: Page<FullMapRoom>[] = [];
  for (let next: number | undefined = 0; next !== undefined;) {
    if (pages.length >= MOST_PAGES) throw new Error('The list is too long to load.');
    const page: Page<FullMapRoom> = await readPage('PENDING', next);
    if (page.items.some((room) => isSent(room, sent))) return true;
    pages.push(page);
    next = nextPage(page, pages);
  }
  return false;
}

export const createRoom = defineOperation({
  id: 'fullmap-create',
  readBefore: 'after-silence',
  absenceIsFinal: true,
  target: ({ userId }: CreateRequest) => userId,
  describe: ({ room: { title, accessId } }): SentRoom => ({ title, accessId, known: knownIds() }),
  identity: ({ room: { title, accessId } }) => ({ title, accessId }),
  read: (_, sent) => isThere(sent),
  recognise: (listed) => ({ status: listed ? 'done' : 'open' }),
  send: ({ room, ...params }) => platform().api.call(fullMapCalls.create, { params, body: room }),
  refresh: (_, { kind }) => (kind === 'refused' ? undefined : refreshFullMaps(null)),
  sentences: { unread: GENERIC_MESSAGE },
});

const STORAGE =
  'Your browser blocks site storage, which we need to prevent double rewards. Nothing was sent. Allow site data and try again.';

interface RegisterRequest {
  readonly fullmapId: number;
  readonly userIds: readonly number[];
}

/** Registers players of a completed room as its winners, all in one call. */
export const registerWinners = defineOperation({
  id: 'fullmap-winners',
  readBefore: 'after-silence',
  target: ({ fullmapId }: RegisterRequest) => fullmapId,
  describe: ({ userIds }) => ({ userIds }),
  read: (fullmapId) => fetchFresh(winnersQuery(fullmapId)),
  recognise: (winners, { userIds }) => ({ status: userIds.every((userId) => winnerOf(winners, userId) !== null) ? 'done' : 'open' }),
  send: ({ fullmapId, userIds }) => platform().api.call(fullMapCalls.registerWinners, { params: { fullmapId }, body: [...userIds] }),
  // The sequence that this is a part of refreshes once, at its end.
  refresh: () => undefined,
  sentences: { storage: STORAGE },
});

interface RewardRequest {
  readonly fullmapId: number;
  readonly userId: number;
  readonly position: number;
  readonly message: string;
  /** Pays although the winner is banned. */
  readonly bannedConfirmed: boolean;
}

/** Rewards one winner. Never resends an answered reward: on a bare backend the call names no room, so resending could pay twice. */
export const rewardWinner = defineOperation({
  id: 'fullmap-reward',
  readBefore: 'after-silence',
  keyed: true,
  target: ({ fullmapId, userId }: RewardRequest) => [fullmapId, userId] as const,
  describe: ({ position, message }) => ({ position, message }),
  // Leaves the ban out when unset, so that older entries still compare as equal.
  identity: ({ bannedConfirmed, ...sent }) => (bannedConfirmed ? { ...sent, banned: 'confirmed' } : sent),
  read: async ([fullmapId, userId]) => isRewarded(await fetchFresh(winnersQuery(fullmapId)), userId),
  recognise: (rewarded) => ({ status: rewarded ? 'done' : 'open' }),
  judge: ({ entry }) => (entry?.state === 'done' ? { kind: 'stop', message: 'This winner was already rewarded.' } : { kind: 'send' }),
  send: ({ fullmapId, userId, position, message, bannedConfirmed }, options) =>
    platform().api.call(
      fullMapCalls.rewardWinner,
      {
        params: { userId },
        query: { ...(platform().capabilities.has('winner-room') ? { fullmapId } : {}), ...bannedQuery(bannedConfirmed) },
        body: { position, message },
      },
      options,
    ),
  refresh: () => undefined,
  sentences: { storage: STORAGE },
});
