import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { tournamentPaths } from './paths';

/** Restores the list's tab, filters and search. */
export const BackToTournaments = () => <BackLink to={tournamentPaths.list(useListQuery())}>Back to tournaments</BackLink>;
