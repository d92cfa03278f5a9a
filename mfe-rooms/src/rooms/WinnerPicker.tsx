import { type KeyboardEvent, useRef } from 'react';
import { isolated, type Payee } from '@arena/shared/contract';
import { OWN_PAYMENT, useIsOwnMoney } from '@arena/shared/platform';
import { Avatar, Button, ButtonBase, color, Dash, formatMoney, Panel, PanelTitle, radius, StatusBadge, styled } from '@arena/shared/ui';
import { EvidencePair } from './evidence/EvidencePair';
import { Bar, BAR_HEIGHT, Hint, OwnHint, Selected } from './RoomRewardsPage.styles';
import { Name } from '../common/words.styles';
import * as t from './room-details.messages';

const Choice = styled(ButtonBase)({
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 12,
  padding: '8px 12px',
  minHeight: 58,
  // Keeps the bar from covering the focused element.
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
  /** Whether this option is in the tab order. */
  readonly entry: boolean;
  readonly onPick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function WinnerChoice({ role, player, picked, pickable, entry, onPick, onKeyDown }: WinnerChoiceProps) {
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
      <Avatar name={player?.name} tone={role === t.creator ? 'accent' : 'neutral'} size={40} />
      <span>
        <Name>{player?.name ?? <Dash label={t.noPlayer} />}</Name>
        <Role>
          {id === null ? t.cannotBeSelected(role) : role}{' '}
          {player?.bannedAt == null ? null : <StatusBadge tone="refused">{t.banned}</StatusBadge>}
        </Role>
      </span>
    </Choice>
  );
}

const OWN_ID = 'room-winner-own';

interface Side {
  readonly player: Payee | null;
  readonly screenshot: string | null;
}

interface WinnerPickerProps {
  readonly creator: Side;
  readonly opponent: Side;
  readonly prize: number | null;
  readonly winner: Payee | null;
  readonly refusal: string | null;
  readonly onPick: (userId: number) => void;
  readonly onConfirm: (userId: number) => void;
}

type Picking = Pick<WinnerPickerProps, 'creator' | 'opponent' | 'winner' | 'refusal' | 'onPick'>;

/** A radio group: Tab focuses one option, the arrow keys move between them. */
function useRadioGroup({ creator, opponent, winner, refusal, onPick }: Picking) {
  const group = useRef<HTMLDivElement>(null);
  const ids = [creator.player?.id, opponent.player?.id].filter((id) => typeof id === 'number');
  const winnerId = winner?.id ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    // With two options, every arrow moves to the other one.
    const next = ids.find((id) => id !== winnerId) ?? ids[0];
    if (!event.key.startsWith('Arrow') || refusal !== null || next === undefined) return;
    event.preventDefault();
    onPick(next);
    group.current?.querySelector<HTMLElement>(`[data-player="${next}"]`)?.focus();
  };
  return { group, onKeyDown, entry: winnerId ?? ids[0] ?? null };
}

function Selection({ opponent, winner, refusal, own }: Picking & { readonly own: boolean }) {
  if (refusal !== null) return <Hint>{refusal}</Hint>;
  if (winner === null) {
    return <Hint>{opponent.player === null ? t.onlyCreatorCanWin : t.pickOne}</Hint>;
  }
  return (
    <>
      {t.selectedWinner} <strong>{isolated(winner.name ?? t.userNumber(winner.id))}</strong>
      {own ? <OwnHint id={OWN_ID}>{OWN_PAYMENT}</OwnHint> : null}
    </>
  );
}

/** Each choice is under the player's own screenshot. */
export function WinnerPicker(props: WinnerPickerProps) {
  const { creator, opponent, prize, winner, refusal, onPick, onConfirm } = props;
  const { group, onKeyDown, entry } = useRadioGroup(props);
  const players = { creator: creator.player, opponent: opponent.player };
  const winnerId = winner?.id ?? null;
  const own = useIsOwnMoney(winnerId);
  return (
    <>
      <Panel aria-labelledby="room-winner">
        <PanelTitle id="room-winner">{t.pickWinnerOf(formatMoney(prize))}</PanelTitle>
        <div ref={group} role="radiogroup" aria-labelledby="room-winner">
          <EvidencePair
            creator={{ player: creator.player?.name ?? t.creator, imageName: creator.screenshot }}
            opponent={{ player: opponent.player?.name ?? t.opponent, imageName: opponent.screenshot }}
            below={(side) => {
              const id = players[side]?.id ?? null;
              return (
                <WinnerChoice
                  role={side === 'creator' ? t.creator : t.opponent}
                  player={players[side]}
                  picked={id !== null && id === winnerId}
                  pickable={id !== null && refusal === null}
                  entry={id !== null && id === entry}
                  onPick={() => id !== null && onPick(id)}
                  onKeyDown={onKeyDown}
                />
              );
            }}
          />
        </div>
      </Panel>
      <Bar>
        <Selected aria-live="polite">
          <Selection {...props} own={own} />
        </Selected>
        <Button
          tone="primary"
          disabled={winnerId === null || refusal !== null}
          aria-disabled={own || undefined}
          aria-describedby={own ? OWN_ID : undefined}
          onClick={() => winnerId !== null && !own && onConfirm(winnerId)}
        >
          {t.confirmPayment}
        </Button>
      </Bar>
    </>
  );
}
