import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { roomPaths } from './paths';

/** Back to the list as it was left: its tab and its search. */
export const BackToRooms = () => <BackLink to={roomPaths.list(useListQuery())}>Back to rooms</BackLink>;
