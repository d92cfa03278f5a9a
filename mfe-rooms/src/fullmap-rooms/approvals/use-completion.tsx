import { useEffect, useRef, useState } from 'react';
import { type FullMapRoom, fullMapCalls } from '@arena/shared/contract';
import { serverMessageOf, ApiError, exclusively, messageOf, platform, fetchFresh, useNavigate } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { refreshFullMaps, roomQuery } from '../fullmaps.queries';
import { fullMapPaths } from '../paths';
import { REDIRECT_MS } from '../timing';

export const COMPLETED = 'Tournament completed successfully! You cannot make changes or add more players.';
export const COMPLETED_ELSEWHERE = 'This room was completed elsewhere meanwhile.';

type Outcome =
  | { readonly kind: 'busy' }
  /** `said`: the server's words, where it answered with an error and the room is completed all the same. */
  | { readonly kind: 'done' | 'elsewhere'; readonly said: string | null }
  | { readonly kind: 'failed'; readonly message: string };

/** What completing does, line by line. */
const consequences = (room: FullMapRoom, players: number | null, pending: number | null) => [
  `${players ?? 'No'} players are in. Nobody can be added afterwards.`,
  `The prize pool of ${formatMoney(room.prizePool)} is played for.`,
  pending === null
    ? 'How many requests are pending is not known.'
    : `${pending} pending ${pending === 1 ? 'request is' : 'requests are'} left open for good.`,
  'The room moves to Completed, where its winners are chosen.',
];

async function statusNow(fullmapId: number): Promise<string | null> {
  try {
    return (await fetchFresh(roomQuery(fullmapId))).status;
  } catch {
    return null;
  }
}

async function complete(fullmapId: number): Promise<Outcome> {
  try {
    await platform().api.call(fullMapCalls.complete, { params: { fullmapId } });
    return { kind: 'done', said: null };
  } catch (error) {
    // A refusal or a silence is judged by the room itself. A completed room after a silence is the one that was asked for.
    const status = await statusNow(fullmapId);
    if (status === 'PRIVATE') {
      return error instanceof ApiError && error.outcomeUnknown
        ? { kind: 'done', said: serverMessageOf(error) }
        : { kind: 'elsewhere', said: messageOf(error) };
    }
    return { kind: 'failed', message: messageOf(error) };
  }
}

/** Completes a room after one more question, once, and goes to the completed rooms when that has been read. */
export function useCompletion(fullmapId: number, room: FullMapRoom, players: number | null, pending: number | null) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const locked = useRef(false);
  const done = outcome?.kind === 'done';
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(fullMapPaths.completed()), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  return {
    phase,
    outcome,
    async complete(): Promise<void> {
      if (locked.current) return;
      locked.current = true;
      let final = false;
      try {
        const agreed = await platform().confirm({
          title: `Complete “${room.title ?? `room ${fullmapId}`}”?`,
          // Spans, because the question's body stands in a paragraph.
          body: (
            <>
              This is final.
              {consequences(room, players, pending).map((line) => (
                <span key={line} style={{ display: 'list-item', marginLeft: '1.25em' }}>
                  {line}
                </span>
              ))}
            </>
          ),
          confirmLabel: 'Complete tournament',
          tone: 'danger',
        });
        if (!agreed) return;
        setPhase('sending');
        setOutcome(null);
        const held = await exclusively(`fullmap-complete:${fullmapId}`, () => complete(fullmapId));
        const result = held?.result ?? ({ kind: 'busy' } as const);
        final = result.kind === 'done';
        setOutcome(result);
        if (result.kind !== 'busy') void refreshFullMaps();
      } finally {
        setPhase('idle');
        locked.current = final;
      }
    },
  };
}
export type Completing = ReturnType<typeof useCompletion>;
