import { type NewTournament, tournamentCalls } from '@arena/shared/contract';
import { ApiError, exclusively, GENERIC_MESSAGE, messageOf, platform, readIntent, fetchFresh, writeIntent } from '@arena/shared/platform';
import { figureKey } from '../figures/figures';
import { refreshTournaments, searchQuery } from '../tournaments.queries';

export const CREATED = 'tournament created successfully';
export const NOT_CREATED = 'something went wrong!';

/** What is written down about a tournament before it is sent, to recognise it when no answer came. */
export interface SentTournament {
  readonly title: string;
  readonly accessId: string;
  readonly startsAt: string;
}

export interface CreateRequest {
  readonly userId: number;
  readonly gameId: number;
  readonly modeId: number;
  readonly mapId: number;
  readonly tournament: NewTournament;
}

export type CreateOutcome =
  /** `message`: the server's, or the specification's. */
  | { readonly kind: 'created'; readonly message: string }
  /** `fields`: the server's messages by wire field. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'unanswered'; readonly message: string }
  /** After an unanswered sending: the list does not show the tournament, or could not be read. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unread'; readonly message: string }
  /** An earlier sending did arrive, and the form holds another tournament by now. */
  | { readonly kind: 'found'; readonly title: string }
  | { readonly kind: 'elsewhere' };

export const createAction = (userId: number) => `tournament-create:${userId}`;

/** The tournament that was sent and never answered; null when there is none. */
export function unansweredTournament(userId: number): SentTournament | null {
  const intent = readIntent<SentTournament>(createAction(userId));
  return intent !== null && (intent.state === 'sending' || intent.state === 'unknown') ? intent.detail : null;
}

function note(userId: number, state: 'sending' | 'done' | 'refused' | 'unknown', detail: SentTournament): void {
  try {
    writeIntent(createAction(userId), { key: createAction(userId), state, detail, at: Date.now() });
  } catch {
    // Without a store the lock still holds; only a reload forgets that something was sent.
  }
}

export const sentOf = ({ title, accessId, startsAt }: NewTournament): SentTournament => ({ title, accessId: String(accessId), startsAt });

const isSame = (one: SentTournament, other: SentTournament): boolean =>
  one.title === other.title && one.accessId === other.accessId && one.startsAt === other.startsAt;

// The generic sentence of failed calls has another wording here (part 2 §8).
const wordsOf = (error: unknown) => (messageOf(error) === GENERIC_MESSAGE ? NOT_CREATED : messageOf(error));

/** Looks for a sent tournament by its title; the start and the in-game id tell it from another of the same name. */
async function find(sent: SentTournament): Promise<CreateOutcome> {
  try {
    const found = await fetchFresh(searchQuery(sent.title));
    const there = found.some(
      ({ title, accessId, startsAt }) =>
        title === sent.title && (accessId === null || accessId === sent.accessId) && startsAt?.slice(0, 16) === sent.startsAt,
    );
    return there ? { kind: 'created', message: CREATED } : { kind: 'absent' };
  } catch (error) {
    return { kind: 'unread', message: messageOf(error) };
  }
}

async function settle(userId: number, sent: SentTournament): Promise<CreateOutcome> {
  const found = await find(sent);
  if (found.kind === 'created') note(userId, 'done', sent);
  if (found.kind === 'absent') note(userId, 'refused', sent);
  if (found.kind === 'created') void refreshTournaments();
  return found;
}

/**
 * Finds out what became of a tournament without an answer. Creates nothing. `holds` says what the form holds by then, or
 * null for a form that nothing was typed into: another tournament there is not the one that was created.
 */
export async function checkList(userId: number, holds: () => SentTournament | null): Promise<CreateOutcome> {
  const held = await exclusively(createAction(userId), async (): Promise<CreateOutcome> => {
    const sent = unansweredTournament(userId);
    if (sent === null) return { kind: 'absent' };
    const outcome = await settle(userId, sent);
    const now = holds();
    if (outcome.kind !== 'created' || now === null || isSame(sent, now)) return outcome;
    // The form stays open, so nobody else says that there is one more.
    void platform().queryClient.invalidateQueries({ queryKey: figureKey('upcoming') });
    return { kind: 'found', title: sent.title };
  });
  return held?.result ?? { kind: 'elsewhere' };
}

async function send({ userId, gameId, modeId, mapId, tournament }: CreateRequest): Promise<CreateOutcome> {
  const sent = sentOf(tournament);
  note(userId, 'sending', sent);
  try {
    const { message } = await platform().api.call(tournamentCalls.create, {
      params: { userId, gameId, modeId, mapId },
      body: tournament,
    });
    note(userId, 'done', sent);
    void refreshTournaments();
    return { kind: 'created', message: message ?? CREATED };
  } catch (error) {
    const unknown = error instanceof ApiError && error.outcomeUnknown;
    note(userId, unknown ? 'unknown' : 'refused', sent);
    if (unknown) return { kind: 'unanswered', message: wordsOf(error) };
    return { kind: 'refused', message: wordsOf(error), fields: error instanceof ApiError ? error.fields : {} };
  }
}

/** Creates a tournament, at most once: one tab at a time, and after an answer that never came only when it is not there. */
export async function createTournament(request: CreateRequest): Promise<CreateOutcome> {
  const held = await exclusively(createAction(request.userId), async () => {
    const before = unansweredTournament(request.userId);
    if (before !== null && isSame(before, sentOf(request.tournament))) {
      const found = await settle(request.userId, before);
      if (found.kind !== 'absent') return found;
    }
    return send(request);
  });
  return held?.result ?? { kind: 'elsewhere' };
}
