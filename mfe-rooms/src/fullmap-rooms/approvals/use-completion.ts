import { type StateOf, useOperation } from '@arena/shared/platform';
import { completeRoom } from '../fullmap-rooms.operations';
import { fullMapPaths } from '../paths';
import { useRedirect } from '../use-redirect';

export type Completing = StateOf<typeof completeRoom>;

/** Completes a room, and goes to the completed rooms when that has been read. */
export function useCompletion(fullmapId: number): Completing {
  const completing = useOperation(completeRoom, fullmapId, { once: true });
  useRedirect(fullMapPaths.completed(), completing.outcome?.kind === 'done');
  return completing;
}
