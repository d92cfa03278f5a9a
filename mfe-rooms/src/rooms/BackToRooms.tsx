import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { roomPaths } from './paths';
import * as t from './room-details.messages';

/** Restores the list's tab and search. */
export const BackToRooms = () => <BackLink to={roomPaths.list(useListQuery())}>{t.backToRooms}</BackLink>;
