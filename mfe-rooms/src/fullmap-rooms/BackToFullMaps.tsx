import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { fullMapPaths } from './paths';
import * as t from './fullmap-rooms.messages';

/** Restores the list's tab and search; a screen opened by its address goes to `fallback`. */
export const BackToFullMaps = ({ fallback = '' }: { readonly fallback?: string }) => (
  <BackLink to={fullMapPaths.list(useListQuery() ?? fallback)}>{t.backToRooms}</BackLink>
);
