import { platform, useOperation } from '@arena/shared/platform';
import { addStream, identityOf, isSame, type SentStream } from '../streams.operations';
import { isUntouched, newStreamOf, type StreamValues } from './stream-values';

const ADDED = 'Stream added successfully!';

const requestOf = (values: StreamValues) => ({ gameId: Number(values.gameId), stream: newStreamOf(values) });

/** Adds the stream, and notifies of the outcome. `current`: what the form holds by then; `clear` empties it. */
export function useAddStream(current: () => StreamValues, clear: () => void) {
  const adding = useOperation(addStream, null);
  /** The fields can be typed in meanwhile: only what was sent is cleared away. */
  const celebrate = (sent: SentStream) => {
    platform().notify({ message: ADDED, tone: 'success' });
    if (isUntouched(current()) || isSame(identityOf(requestOf(current())), sent)) clear();
  };
  return {
    ...adding,
    async add(values: StreamValues) {
      const outcome = await adding.run(requestOf(values));
      if (outcome?.kind === 'done') celebrate(outcome.record);
      return outcome;
    },
    /** Looks for a stream that was sent and never answered. When the form holds another by then, the notice alone tells. */
    async check(): Promise<void> {
      const found = await adding.reconcile();
      if (found?.kind !== 'done') return;
      const holdsAnother = !isUntouched(current()) && !isSame(identityOf(requestOf(current())), found.record);
      if (!holdsAnother) celebrate(found.record);
    },
  };
}
