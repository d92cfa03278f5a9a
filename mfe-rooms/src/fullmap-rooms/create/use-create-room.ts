import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOperation } from '@arena/shared/platform';
import { createRoom, type CreateRequest, type SentRoom } from '../fullmap-rooms.operations';
import { CREATE_CLOSES_MS } from '../timing';

/** Creates the form's room. `onCreated` is called when the success has been on the screen long enough. */
export function useCreateRoom(userId: number | null, onCreated: () => void) {
  const creating = useOperation(createRoom, userId ?? undefined);
  const [isCreated, setCreated] = useState(false);
  // State arrives with the next render, and a held Enter may come before it.
  const created = useRef(false);
  const close = useEffectEvent(onCreated);
  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => close(), CREATE_CLOSES_MS);
    return () => clearTimeout(timer);
  }, [isCreated]);
  const finish = () => {
    created.current = true;
    setCreated(true);
  };

  return {
    ...creating,
    isCreated,
    /** What the notice shows: a room that was looked for and found is created like any other, if the form holds nothing else. */
    outcome: isCreated ? (creating.outcome ?? creating.found) : creating.outcome,
    async create(request: CreateRequest) {
      const outcome = created.current ? null : await creating.run(request);
      if (outcome?.kind === 'done') finish();
      return outcome;
    },
    /** Looks for a room that was sent and never answered. `isOurs`: the form holds that room, and can be closed when it exists. */
    async check(isOurs: (sent: SentRoom) => boolean): Promise<void> {
      const found = created.current ? null : await creating.reconcile();
      if (found?.kind === 'done' && isOurs(found.record)) finish();
    },
  };
}
