import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { fullMapPaths } from './paths';

/** Back to the list as it was left: its tab and its search. A screen that was opened by its address goes to `fallback`. */
export const BackToFullMaps = ({ fallback = '' }: { readonly fallback?: string }) => (
  <BackLink to={fullMapPaths.list(useListQuery() ?? fallback)}>Back to full-map rooms</BackLink>
);
