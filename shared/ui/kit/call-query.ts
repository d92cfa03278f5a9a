import type { Call, CallInput } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';

/**
 * The query of one call, for `useQuery`, `prefetchQuery` and `fetchFresh`.
 * @example const roomQuery = (roomId: number) => callQuery(roomKeys.room(roomId), roomCalls.get, { params: { roomId } });
 */
export const callQuery = <C extends Call>(queryKey: readonly unknown[], call: C, input: CallInput<C>) => ({
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => platform().api.call(call, input, { signal }),
});
