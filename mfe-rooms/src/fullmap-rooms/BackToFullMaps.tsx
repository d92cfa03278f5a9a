import { Link } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui';
import { ArrowLeft } from 'lucide';
import { useFromList } from '../common/from-list';
import { fullMapPaths } from './paths';

/** Back to the list as it was left: its tab and its search. A screen of a completed room that was opened by its address has none. */
export function BackToFullMaps({ fallback = '' }: { readonly fallback?: string }) {
  const { list } = useFromList();
  return (
    <Button component={Link} to={fullMapPaths.list(list ?? fallback)} tone="ghost" size="sm" icon={ArrowLeft}>
      Back to full-map rooms
    </Button>
  );
}
