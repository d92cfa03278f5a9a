import { platform, useOperation } from '@arena/shared/platform';
import { addStream, identityOf, isSame, type SentStream } from '../streams.operations';
import { isUntouched, newStreamOf, type StreamValues } from './stream-values';

const ADDED = 'Stream added successfully!';

const requestOf = (values: StreamValues) => ({ gameId: Number(values.gameId), stream: newStreamOf(values) });

/** Sends the form once and says how it went. `current`: what the form holds at that time; `clear`: it holds nothing else. */
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
    /** Looks for a stream that was sent and never answered. One that the form does not hold any more is only told of. */
    async check(): Promise<void> {
      const found = await adding.reconcile();
      if (found?.kind !== 'done') return;
      const holdsAnother = !isUntouched(current()) && !isSame(identityOf(requestOf(current())), found.record);
      if (!holdsAnother) celebrate(found.record);
    },
  };
}
