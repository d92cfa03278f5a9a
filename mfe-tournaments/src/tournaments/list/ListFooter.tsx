import { Button, color, figures, styled } from '@arena/shared/ui';
import type { TournamentRows } from './use-tournament-list';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  minHeight: 44,
  marginTop: 8,
  color: color.muted,
  fontSize: '0.8125rem',
  ...figures,
});

// Made once: making one costs a hundred times what using it does.
const numbers = new Intl.NumberFormat('en-US');
const count = (value: number) => numbers.format(value);

/** How many tournaments are shown, of how many; and the way to more of them. */
export function ListFooter({ shown, list }: { readonly shown: number; readonly list: TournamentRows }) {
  const { more, total, earlier } = list;
  const all = Math.max(total, shown);
  return (
    <Line>
      <p role="status">
        {shown === all || earlier
          ? `${count(shown)} ${shown === 1 ? 'tournament' : 'tournaments'}`
          : `${count(shown)} of ${count(all)} tournaments`}
      </p>
      {more === null ? null : (
        <>
          {more.failed ? <p role="alert">The next page could not be loaded.</p> : null}
          <Button size="sm" busy={more.loading} busyLabel="Loading..." onClick={more.load}>
            {more.failed ? 'Retry' : 'Load more'}
          </Button>
        </>
      )}
    </Line>
  );
}
