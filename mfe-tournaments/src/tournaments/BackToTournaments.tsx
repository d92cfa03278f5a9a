import { useListQuery } from '@arena/shared/platform';
import { BackLink } from '@arena/shared/ui';
import { tournamentPaths } from './paths';
import * as t from './tournaments.messages';

/** Restores the list's tab, filters and search. */
export const BackToTournaments = () => <BackLink to={tournamentPaths.list(useListQuery())}>{t.backToTournaments}</BackLink>;
