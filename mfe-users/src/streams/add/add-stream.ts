import { type NewStream, type Stream, streamCalls } from '@arena/shared/contract';
import { ApiError, exclusively, type Intent, messageOf, platform, readIntent, readNow, writeIntent } from '@arena/shared/platform';
import { type LoadedStreams, refreshStreams, streamKeys, streamsQuery } from '../streams.queries';

export const ADDED = 'Stream added successfully!';

/** What is written down about a stream before it is sent, to recognise it when no answer came. */
export interface SentStream {
  readonly gameId: number;
  readonly link: string;
  readonly status: string;
  readonly startsAt: string | null;
  /** How many like it were in the list before. */
  readonly before: number;
}

/** What tells a stream that is sent from any other. */
export type Identity = Omit<SentStream, 'before'>;

export type AddOutcome =
  /** `sent`: the stream that exists now; after a check it may be one from before. */
  | { readonly kind: 'added'; readonly sent: Identity }
  /** `fields`: the server's messages by wire field. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'unanswered'; readonly message: string }
  /** After an unanswered sending: the list does not show the stream, or could not be read. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unread'; readonly message: string }
  | { readonly kind: 'elsewhere' };

const ACTION = 'stream-add';

function unanswered(): Intent<SentStream> | null {
  const intent = readIntent<SentStream>(ACTION);
  return intent !== null && (intent.state === 'sending' || intent.state === 'unknown') ? intent : null;
}

/** The stream that was sent from this browser and never answered; null when there is none. */
export const unansweredStream = (): SentStream | null => unanswered()?.detail ?? null;

function note(state: 'sending' | 'done' | 'refused' | 'unknown', key: string, detail: SentStream): void {
  try {
    writeIntent(ACTION, { key, state, detail, at: Date.now() });
  } catch {
    // Without a store the lock still holds; only a reload forgets that something was sent.
  }
}

// `randomUUID` is missing on a page that is not served securely; a key only has to be unlike any other.
const freshKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

const alike = (streams: readonly Stream[], { link, status, startsAt }: Identity): number =>
  streams.filter((stream) => stream.link === link && stream.status === status && (stream.startsAt?.slice(0, 16) ?? null) === startsAt)
    .length;

/** Looks for a sent stream in the list. */
async function find({ key, detail: sent }: Intent<SentStream>): Promise<AddOutcome> {
  try {
    const { items, complete } = await readNow(streamsQuery);
    if (alike(items, sent) > sent.before) {
      note('done', key, sent);
      return { kind: 'added', sent };
    }
    if (!complete) return { kind: 'unread', message: 'The list could not be read to its end.' };
    note('refused', key, sent);
    return { kind: 'absent' };
  } catch (error) {
    return { kind: 'unread', message: messageOf(error) };
  }
}

/** Finds out what became of a stream without an answer. Adds nothing. */
export async function checkStreams(): Promise<AddOutcome> {
  const held = await exclusively(ACTION, async () => {
    const sent = unanswered();
    return sent === null ? ({ kind: 'absent' } as const) : find(sent);
  });
  return held?.result ?? { kind: 'elsewhere' };
}

async function send(gameId: number, stream: NewStream, identity: Identity, key: string): Promise<AddOutcome> {
  const { api, capabilities, queryClient } = platform();
  const known = queryClient.getQueryData<LoadedStreams>(streamKeys.list())?.items ?? [];
  const sent = { ...identity, before: alike(known, identity) };
  note('sending', key, sent);
  try {
    // A backend that knows the key adds the stream once, however often it arrives.
    const options = capabilities.has('idempotency-key') ? { idempotencyKey: key } : {};
    await api.call(streamCalls.create, { params: { gameId }, body: stream }, options);
    note('done', key, sent);
    void refreshStreams();
    return { kind: 'added', sent };
  } catch (error) {
    const unknown = error instanceof ApiError && error.outcomeUnknown;
    note(unknown ? 'unknown' : 'refused', key, sent);
    if (unknown) return { kind: 'unanswered', message: messageOf(error) };
    // Refused, but perhaps because of what the list does not show yet.
    void refreshStreams();
    return { kind: 'refused', message: messageOf(error), fields: error instanceof ApiError ? error.fields : {} };
  }
}

export const identityOf = (gameId: number, { link, status, startsAt }: NewStream): Identity => ({
  ...{ gameId, link, status },
  startsAt: startsAt ?? null,
});

export const same = (a: Identity, b: Identity) =>
  a.gameId === b.gameId && a.link === b.link && a.status === b.status && a.startsAt === b.startsAt;

/** Adds a stream, at most once: one tab at a time, and after an answer that never came only when it is not in the list. */
export async function addStream(gameId: number, stream: NewStream): Promise<AddOutcome> {
  const identity = identityOf(gameId, stream);
  const held = await exclusively(ACTION, async () => {
    const before = unanswered();
    const again = before !== null && same(before.detail, identity);
    if (again) {
      const found = await find(before);
      if (found.kind !== 'absent') return found;
    }
    return send(gameId, stream, identity, again ? before.key : freshKey());
  });
  return held?.result ?? { kind: 'elsewhere' };
}
