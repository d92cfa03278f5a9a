import type { ReactNode } from 'react';
import type { Tournament } from '@arena/shared/contract';
import { Link } from '@arena/shared/platform';
import { Card, CardFooter, CardMeta, CardTitle, Dash, FactList, Money, StartTime, styled } from '@arena/shared/ui';
import { tournamentPaths } from './paths';
import { TournamentStatus } from './TournamentStatus';
import * as t from './tournaments.messages';

// Without the kit's minimum height, which would leave an empty space.
const Root = styled(Card)({ gap: 12, minHeight: 0 });
// The start is the last fact and has two lines, so it gets its own row.
const Facts = styled('div')({ marginTop: 'auto', '& > dl > :last-of-type': { gridColumn: '1 / -1' } });
const Title = styled(CardTitle)({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
/** The title gets the card's whole width, so game and status have their own line. */
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px', marginTop: 4 });
const Foot = styled(CardFooter)({ marginTop: 0, position: 'relative', zIndex: 1 });

interface TournamentCardProps {
  readonly tournament: Tournament;
  /** Adds map and prize for the upcoming page. */
  readonly full?: boolean;
  /** Only administrators can open the tournament's page. */
  readonly linked: boolean;
  readonly children?: ReactNode;
}

export const keyOf = ({ id }: Tournament, place: number) => id ?? `row-${place}`;

export function TournamentCard({ tournament, full = false, linked, children }: TournamentCardProps) {
  const { id, title, game, mode, map, status, entryFee, prizePool, startsAt } = tournament;
  const name = title ?? (id === null ? t.tournamentWithoutId : t.tournamentNumber(id));
  return (
    <Root aria-label={name}>
      <header>
        <Title>
          {linked && id !== null ? <Link to={tournamentPaths.view(id)}>{title ?? <Dash label={name} />}</Link> : (title ?? <Dash />)}
        </Title>
        <Line>
          <CardMeta>{game?.title ?? <Dash label={t.noGame} />}</CardMeta>
          <TournamentStatus status={status} />
        </Line>
      </header>
      <Facts>
        <FactList
          items={[
            { label: t.mode, value: mode?.name ?? <Dash /> },
            ...(full ? [{ label: t.map, value: map?.title ?? <Dash /> }] : []),
            { label: t.entryFee, value: <Money value={entryFee} /> },
            ...(full ? [{ label: t.winningPrice, value: <Money value={prizePool} />, tone: 'good' as const }] : []),
            { label: t.startTime, value: <StartTime at={startsAt} /> },
          ]}
        />
      </Facts>
      {children ? <Foot>{children}</Foot> : null}
    </Root>
  );
}
