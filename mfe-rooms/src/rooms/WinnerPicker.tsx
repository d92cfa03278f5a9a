import { type KeyboardEvent, useRef } from 'react';
import type { Person } from '@arena/shared/contract';
import { Avatar, Button, ButtonBase, color, Dash, formatMoney, Panel, PanelTitle, radius, styled } from '@arena/shared/ui';
import { Bottom, ChoiceName, ChoiceRole, Choices, Hint, Selected } from './RoomRewards.styles';

const Choice = styled(ButtonBase)({
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 12,
  padding: 12,
  minHeight: 64,
  borderRadius: radius.panel,
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  '&[aria-checked=true]': { borderColor: color.accent, background: color.accentSoft },
  '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
  '@media (hover: hover)': { '&:hover:not([aria-disabled=true])': { borderColor: color.accent } },
});

export interface WinnerPickerProps {
  readonly creator: Person | null;
  readonly opponent: Person | null;
  readonly prize: number | null;
  readonly winner: Person | null;
  /** Why nobody can be paid, or null. */
  readonly refusal: string | null;
  readonly onPick: (userId: number) => void;
  readonly onConfirm: (userId: number) => void;
}

/** One of the two players wins. The arrow keys move between them, as in any group of radio buttons. */
export function WinnerPicker({ creator, opponent, prize, winner, refusal, onPick, onConfirm }: WinnerPickerProps) {
  const group = useRef<HTMLDivElement>(null);
  const choices = [
    { role: 'Creator', player: creator, tone: 'accent' as const },
    { role: 'Opponent', player: opponent, tone: 'neutral' as const },
  ];
  const pickable = choices.filter(({ player }) => player?.id !== null && player?.id !== undefined);
  const winnerId = winner?.id ?? null;
  const entry = winnerId ?? pickable[0]?.player?.id ?? null;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || refusal !== null || pickable.length === 0) return;
    event.preventDefault();
    const place = pickable.findIndex(({ player }) => player?.id === winnerId);
    const next = pickable[(place + step + pickable.length) % pickable.length]?.player?.id;
    if (next === null || next === undefined) return;
    onPick(next);
    group.current?.querySelector<HTMLElement>(`[data-player="${next}"]`)?.focus();
  };

  return (
    <Panel aria-labelledby="room-winner">
      <PanelTitle id="room-winner">Pick the winner of {formatMoney(prize)}</PanelTitle>
      <Choices ref={group} role="radiogroup" aria-labelledby="room-winner" onKeyDown={onKeyDown}>
        {choices.map(({ role, player, tone }) => {
          const id = player?.id ?? null;
          const off = id === null || refusal !== null;
          return (
            <Choice
              key={role}
              role="radio"
              aria-checked={id !== null && id === winnerId}
              aria-disabled={off || undefined}
              tabIndex={id !== null && id === entry ? 0 : -1}
              data-player={id ?? undefined}
              onClick={() => !off && onPick(id)}
            >
              <Avatar name={player?.name} tone={tone} size={40} />
              <span>
                <ChoiceName>{player?.name ?? <Dash label="nobody" />}</ChoiceName>
                <ChoiceRole>{id === null ? `${role}, cannot be picked` : role}</ChoiceRole>
              </span>
            </Choice>
          );
        })}
      </Choices>
      <Bottom>
        <Selected aria-live="polite">
          {refusal !== null ? (
            <Hint>{refusal}</Hint>
          ) : winner === null ? (
            <Hint>{opponent === null ? 'There is no opponent: only the creator can be picked.' : 'Pick one of the two players.'}</Hint>
          ) : (
            <>
              Selected Winner: <strong>{winner.name ?? `User ${winnerId}`}</strong>
            </>
          )}
        </Selected>
        <Button tone="primary" disabled={winnerId === null || refusal !== null} onClick={() => winnerId !== null && onConfirm(winnerId)}>
          Confirm Payment
        </Button>
      </Bottom>
    </Panel>
  );
}
