import { Link } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui';
import { ArrowLeft } from 'lucide';
import { useFromList } from '../common/from-list';
import { roomPaths } from './paths';

/** Back to the list as it was left: its tab and its search. */
export function BackToRooms() {
  const { list } = useFromList();
  return (
    <Button component={Link} to={roomPaths.list(list)} tone="ghost" size="sm" icon={ArrowLeft}>
      Back to rooms
    </Button>
  );
}
