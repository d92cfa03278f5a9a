import { useEffect } from 'react';
import { type StateOf, useNavigate, useOperation } from '@arena/shared/platform';
import { completeRoom } from '../fullmap-rooms.operations';
import { fullMapPaths } from '../paths';
import { REDIRECT_MS } from '../timing';

export type Completing = StateOf<typeof completeRoom>;

/** Completes a room, and goes to the completed rooms when that has been read. */
export function useCompletion(fullmapId: number): Completing {
  const navigate = useNavigate();
  const completing = useOperation(completeRoom, fullmapId, { once: true });
  const done = completing.outcome?.kind === 'done';
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(fullMapPaths.completed()), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  return completing;
}
