import { type CallInput, fullMapCalls, type FullMapRoom, type NewFullMapRoom, type Page } from '@arena/shared/contract';
import { defineOperation, GENERIC_MESSAGE, nextPage, piecesOf, platform } from '@arena/shared/platform';
import { FULLMAP_LISTS, knownIds, readPage, refreshFullMaps } from './fullmap-rooms.queries';
import * as t from './fullmap-rooms.messages';

export type CreateRequest = CallInput<typeof fullMapCalls.create>['params'] & { readonly room: NewFullMapRoom };

/** Recorded before sending, to find the room in the list if there is no response. */
export interface SentRoom {
  readonly title: string;
  readonly accessId: string;
  /** Excludes older rooms with the same title. */
  readonly known: readonly number[];
}

const isSent = ({ id, title, accessId }: FullMapRoom, sent: SentRoom) =>
  title === sent.title && accessId === sent.accessId && (id === null || !sent.known.includes(id));

/** Guards against a backend whose pages never end. */
const MOST_PAGES = 200;

async function isThereBySearch(sent: SentRoom): Promise<boolean> {
  const named = { filters: { keywords: sent.title }, order: null };
  for await (const { items } of piecesOf(FULLMAP_LISTS.PENDING, named, new AbortController().signal))
    if (items.some((room) => isSent(room, sent))) return true;
  return false;
}

/** Reads the whole list, because not every backend puts the newest first. */
async function isThere(sent: SentRoom): Promise<boolean> {
  if (platform().capabilities.has('application-pages')) return isThereBySearch(sent);
  const pages: Page<FullMapRoom>[] = [];
  for (let next: number | undefined = 0; next !== undefined;) {
    if (pages.length >= MOST_PAGES) throw new Error(t.listTooLong);
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
