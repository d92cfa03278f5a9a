import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { tournamentPaths } from './paths';

/** Back to the list as it was left: its tab, its filters and its search. */
export const BackToTournaments = () => <BackLink to={tournamentPaths.list(useListQuery())}>Back to tournaments</BackLink>;
