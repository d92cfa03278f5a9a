import { fullMapCalls, type FullMapRoom, type NewFullMapRoom } from '@arena/shared/contract';
import { ApiError, exclusively, messageOf, platform, readIntent, fetchFresh, writeIntent } from '@arena/shared/platform';
import { appendPage, type LoadedRooms } from '../fullmaps.pages';
import { fullMapKeys, listQuery, readPage, refreshFullMapLists } from '../fullmaps.queries';

/** What is written down about a room before it is sent, to recognise it in the list when no answer came. */
export interface SentRoom {
  readonly title: string;
  readonly accessId: string;
  /** The rooms that were there before: an older one of the same name is not the new one. */
  readonly known: readonly number[];
}

export type CreateOutcome =
  | { readonly kind: 'created' }
  /** A room that was sent before exists, and the form holds another one by now. */
  | { readonly kind: 'found'; readonly title: string }
  /** `fields`: the server's messages by wire field. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'unanswered'; readonly message: string }
  /** After an unanswered sending: the list does not show the room, or could not be read. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unread'; readonly message: string }
  | { readonly kind: 'elsewhere' };

export interface CreateRequest {
  readonly userId: number;
  readonly gameId: number;
  readonly modeId: number;
  readonly mapId: number;
  readonly room: NewFullMapRoom;
}

export const createAction = (userId: number) => `fullmap-create:${userId}`;

/** The room that was sent and never answered; null when there is none. */
export function unansweredRoom(userId: number): SentRoom | null {
  const intent = readIntent<SentRoom>(createAction(userId));
  return intent !== null && (intent.state === 'sending' || intent.state === 'unknown') ? intent.detail : null;
}

function note(userId: number, state: 'sending' | 'done' | 'refused' | 'unknown', detail: SentRoom): void {
  try {
    writeIntent(createAction(userId), { key: createAction(userId), state, detail, at: Date.now() });
  } catch {
    // Without a store the lock still holds; only a reload forgets that something was sent.
  }
}

/** A sent room was found in the list after all. */
function settleFound(userId: number, sent: SentRoom): void {
  note(userId, 'done', sent);
  void refreshFullMapLists();
}

const knownIds = () =>
  (platform().queryClient.getQueryData<LoadedRooms>(fullMapKeys.list('PENDING'))?.items ?? []).flatMap(({ id }) => id ?? []);

const isSameRoom = (room: Pick<FullMapRoom, 'title' | 'accessId'>, sent: SentRoom) =>
  room.title === sent.title && room.accessId === sent.accessId;

/** A backend that never says which page is the last one must not be asked for ever. */
const MOST_PAGES = 200;

/** Looks for a sent room in the whole list of scheduled rooms: not every backend puts the newest first. */
async function find(sent: SentRoom): Promise<CreateOutcome> {
  const shows = ({ items }: LoadedRooms) =>
    items.some((room) => isSameRoom(room, sent) && (room.id === null || !sent.known.includes(room.id)));
  try {
    let loaded = await fetchFresh(listQuery('PENDING'));
    while (!shows(loaded) && !loaded.last) {
      if (loaded.pages >= MOST_PAGES) return { kind: 'unread', message: 'The list does not come to an end.' };
      loaded = appendPage(loaded, await readPage('PENDING', loaded.pages));
    }
    return { kind: shows(loaded) ? 'created' : 'absent' };
  } catch (error) {
    return { kind: 'unread', message: messageOf(error) };
  }
}

/** Finds out what became of a room without an answer. Creates nothing. `isOurs`: whether the form still holds that room. */
export async function checkList(userId: number, isOurs: (sent: SentRoom) => boolean): Promise<CreateOutcome> {
  const held = await exclusively(createAction(userId), async (): Promise<CreateOutcome> => {
    const sent = unansweredRoom(userId);
    if (sent === null) return { kind: 'absent' };
    const found = await find(sent);
    if (found.kind === 'absent') note(userId, 'refused', sent);
    if (found.kind !== 'created') return found;
    settleFound(userId, sent);
    return isOurs(sent) ? found : { kind: 'found', title: sent.title };
  });
  return held?.result ?? { kind: 'elsewhere' };
}

async function send({ userId, gameId, modeId, mapId, room }: CreateRequest): Promise<CreateOutcome> {
  const sent = { title: room.title, accessId: room.accessId, known: knownIds() };
  note(userId, 'sending', sent);
  try {
    await platform().api.call(fullMapCalls.create, { params: { userId, gameId, modeId, mapId }, body: room });
    note(userId, 'done', sent);
    void refreshFullMapLists();
    return { kind: 'created' };
  } catch (error) {
    const unknown = error instanceof ApiError && error.outcomeUnknown;
    note(userId, unknown ? 'unknown' : 'refused', sent);
    if (unknown) return { kind: 'unanswered', message: messageOf(error) };
    return { kind: 'refused', message: messageOf(error), fields: error instanceof ApiError ? error.fields : {} };
  }
}

/** Creates a room, at most once: one tab at a time, and after an answer that never came only when the list does not show it. */
export async function createRoom(request: CreateRequest): Promise<CreateOutcome> {
  const held = await exclusively(createAction(request.userId), async () => {
    const before = unansweredRoom(request.userId);
    if (before !== null && isSameRoom(request.room, before)) {
      const found = await find(before);
      if (found.kind === 'created') settleFound(request.userId, before);
      if (found.kind !== 'absent') return found;
    }
    return send(request);
  });
  return held?.result ?? { kind: 'elsewhere' };
}
