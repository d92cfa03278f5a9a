import { hintOf, messageOf } from '@arena/shared/platform';
import { LoadMore } from '@arena/shared/ui';
import type { useApplications } from './fullmap-rooms.queries';

/** Below a list of players that goes on: the way to the next ones. */
export const MorePlayers = ({ more, query }: Pick<ReturnType<typeof useApplications>, 'more' | 'query'>) =>
  more === null ? null : <LoadMore {...more} failed={more.failed ? `${messageOf(query.error)}. ${hintOf(query.error)}` : null} />;
