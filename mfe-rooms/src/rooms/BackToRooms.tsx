import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { roomPaths } from './paths';

/** Restores the list's tab and search. */
export const BackToRooms = () => <BackLink to={roomPaths.list(useListQuery())}>Back to rooms</BackLink>;
