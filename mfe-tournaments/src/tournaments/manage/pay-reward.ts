import { tournamentCalls, type TournamentReward } from '@arena/shared/contract';
import {
  serverMessageOf,
  ApiError,
  exclusively,
  type Intent,
  messageOf,
  platform,
  readIntent,
  fetchFresh,
  writeIntent,
} from '@arena/shared/platform';
import { rewardsQuery, tournamentKeys } from '../tournaments.queries';

export interface RewardRequest {
  readonly tournamentId: number;
  readonly userId: number;
  readonly position: number;
  readonly prize: number;
}

/** What is written down about a payment before it is sent. */
export interface SentReward {
  readonly position: number;
  readonly prize: number;
}

export type RewardOutcome =
  /** `earlier`: it had been paid before, so nothing moved now. `said`: the server's words, where it answered with an error. */
  | { readonly kind: 'paid'; readonly earlier: boolean; readonly said: string | null }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'blocked' | 'refused' | 'unanswered'; readonly message: string };

const UNREAD = 'The rewards could not be read, so nothing was sent.';
const UNWRITTEN =
  'This browser does not let the console store anything, so a second payment could not be prevented. Nothing was sent. Allow site data for this address and try again.';

export const rewardAction = (tournamentId: number, userId: number) => `tournament-reward:${tournamentId}:${userId}`;

// `randomUUID` is missing on a page that is not served securely; a key only has to be unlike any other.
const freshKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

const open = (intent: Intent | null) => intent?.state === 'sending' || intent?.state === 'unknown';

/** The rewards that the server has paid, read afresh; null when they cannot be read. */
async function paidNow(tournamentId: number): Promise<readonly TournamentReward[] | null> {
  try {
    return await fetchFresh(rewardsQuery(tournamentId));
  } catch {
    return null;
  }
}

const isPaid = (rewards: readonly TournamentReward[] | null, userId: number) =>
  rewards?.some((reward) => reward.userId === userId) ?? false;

async function send({ tournamentId, userId, position, prize }: RewardRequest, intent: Intent<SentReward>): Promise<RewardOutcome> {
  const { api, capabilities } = platform();
  const action = rewardAction(tournamentId, userId);
  try {
    const { alreadyPaid } = await api.call(
      tournamentCalls.reward,
      { params: { tournamentId }, body: { userId, position, prize } },
      capabilities.has('idempotency-key') ? { idempotencyKey: intent.key } : {},
    );
    writeIntent(action, { ...intent, state: 'done' });
    return { kind: 'paid', earlier: alreadyPaid, said: null };
  } catch (error) {
    if (error instanceof ApiError && !error.outcomeUnknown) {
      writeIntent(action, { ...intent, state: 'refused' });
      return { kind: 'refused', message: messageOf(error) };
    }
    // Nobody knows whether it was paid. The intent says so from here on, over reloads; the server is asked at once.
    writeIntent(action, { ...intent, state: 'unknown' });
    if (!isPaid(await paidNow(tournamentId), userId)) return { kind: 'unanswered', message: messageOf(error) };
    writeIntent(action, { ...intent, state: 'done' });
    return { kind: 'paid', earlier: false, said: serverMessageOf(error) };
  }
}

/** Pays a player's prize, at most once: one tab at a time, after a fresh look at what is paid, written down before it is sent. */
export async function payReward(request: RewardRequest): Promise<RewardOutcome> {
  const { tournamentId, userId, position, prize } = request;
  const action = rewardAction(tournamentId, userId);
  const held = await exclusively(action, async (): Promise<RewardOutcome> => {
    const paid = await paidNow(tournamentId);
    if (paid === null) return { kind: 'blocked', message: UNREAD };
    const before = readIntent<SentReward>(action);
    if (isPaid(paid, userId)) {
      if (before !== null && open(before)) writeIntent(action, { ...before, state: 'done' });
      return { kind: 'paid', earlier: true, said: null };
    }
    // The key of a payment without an answer is kept: a server that has seen it answers with that payment. It names that request
    // alone: another place or another prize is another one.
    const again = before !== null && open(before) && before.detail.position === position && before.detail.prize === prize;
    const key = again ? before.key : freshKey();
    const intent: Intent<SentReward> = { key, state: 'sending', detail: { position, prize }, at: Date.now() };
    try {
      writeIntent(action, intent);
    } catch {
      return { kind: 'blocked', message: UNWRITTEN };
    }
    return send(request, intent);
  });
  void platform().queryClient.invalidateQueries({ queryKey: tournamentKeys.rewards(tournamentId) });
  return held?.result ?? { kind: 'elsewhere' };
}
