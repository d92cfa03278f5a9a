import { fullMapCalls, type NewFullMapRoom } from '@arena/shared/contract';
import { ApiError, exclusively, messageOf, platform, readIntent, writeIntent } from '@arena/shared/platform';
import { readNow } from '../../common/read-now';
import type { LoadedRooms } from '../fullmaps.pages';
import { fullMapKeys, listQuery, refreshFullMapLists } from '../fullmaps.queries';

/** What is written down about a room before it is sent, to recognise it in the list when no answer came. */
export interface SentRoom {
  readonly title: string;
  readonly accessId: string;
  /** The rooms that were there before: an older one of the same name is not the new one. */
  readonly known: readonly number[];
}

export type CreateOutcome =
  | { readonly kind: 'created' }
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

const knownIds = () =>
  (platform().queryClient.getQueryData<LoadedRooms>(fullMapKeys.list('PENDING'))?.items ?? []).flatMap(({ id }) => id ?? []);

/** Looks for a sent room in the list of scheduled rooms. */
async function find(sent: SentRoom): Promise<CreateOutcome> {
  try {
    const { items } = await readNow(listQuery('PENDING'));
    const there = items.some(
      ({ id, title, accessId }) => title === sent.title && accessId === sent.accessId && (id === null || !sent.known.includes(id)),
    );
    return there ? { kind: 'created' } : { kind: 'absent' };
  } catch (error) {
    return { kind: 'unread', message: messageOf(error) };
  }
}

/** Finds out what became of a room without an answer. Creates nothing. */
export async function checkList(userId: number): Promise<CreateOutcome> {
  const held = await exclusively(createAction(userId), async () => {
    const sent = unansweredRoom(userId);
    const found = sent === null ? ({ kind: 'absent' } as const) : await find(sent);
    if (sent !== null && found.kind === 'created') note(userId, 'done', sent);
    if (sent !== null && found.kind === 'absent') note(userId, 'refused', sent);
    return found;
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
    if (before !== null && before.title === request.room.title && before.accessId === request.room.accessId) {
      const found = await find(before);
      if (found.kind === 'created') note(request.userId, 'done', before);
      if (found.kind !== 'absent') return found;
    }
    return send(request);
  });
  return held?.result ?? { kind: 'elsewhere' };
}
