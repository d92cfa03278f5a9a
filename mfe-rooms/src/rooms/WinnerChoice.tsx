import { type KeyboardEvent } from 'react';
import type { Payee } from '@arena/shared/contract';
import { Avatar, ButtonBase, color, Dash, radius, StatusBadge, styled } from '@arena/shared/ui';
import { Name } from '../common/words.styles';
import { BAR_HEIGHT } from './RoomRewards.styles';

const Choice = styled(ButtonBase)({
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 12,
  padding: '8px 12px',
  minHeight: 58,
  // The bar at the bottom must not cover what the keyboard has got to.
  scrollMarginBottom: BAR_HEIGHT,
  borderRadius: radius.panel,
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  '&[aria-checked=true]': { borderColor: color.accent, background: color.accentSoft },
  '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
  '@media (hover: hover)': { '&:hover:not([aria-disabled=true])': { borderColor: color.accent } },
});
const Role = styled('span')({ display: 'block', color: color.muted, fontSize: '0.75rem' });

interface WinnerChoiceProps {
  readonly role: 'Creator' | 'Opponent';
  readonly player: Payee | null;
  readonly picked: boolean;
  readonly pickable: boolean;
  /** Whether Tab gets to this one of the group. */
  readonly entry: boolean;
  readonly onPick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The radio button that makes a player the winner. */
export function WinnerChoice({ role, player, picked, pickable, entry, onPick, onKeyDown }: WinnerChoiceProps) {
  const id = player?.id ?? null;
  return (
    <Choice
      role="radio"
      aria-checked={picked}
      aria-disabled={!pickable || undefined}
      tabIndex={entry ? 0 : -1}
      data-player={id ?? undefined}
      onClick={() => pickable && onPick()}
      onKeyDown={onKeyDown}
    >
      <Avatar name={player?.name} tone={role === 'Creator' ? 'accent' : 'neutral'} size={40} />
      <span>
        <Name>{player?.name ?? <Dash label="nobody" />}</Name>
        <Role>
          {id === null ? `${role}, cannot be picked` : role}{' '}
          {player?.bannedAt == null ? null : <StatusBadge tone="refused">Banned</StatusBadge>}
        </Role>
      </span>
    </Choice>
  );
}
