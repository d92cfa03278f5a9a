import { isolated, type LocalDateTime } from '@arena/shared/contract';
import type { Confirmation } from '@arena/shared/platform';
import { color, formatCount, formatMoney, styled } from '@arena/shared/ui';
import type { payReward } from '../tournaments.operations';
import { sumOf } from './reward-rules';
import { type Pool, toCents } from './reward-values';
import * as t from './manage.messages';

/** A reward to be confirmed. */
export interface Payee {
  readonly userId: number;
  readonly name: string;
  /** null when the player isn't banned. */
  readonly bannedSince: LocalDateTime | null;
  readonly position: number;
  readonly prize: number;
  /** The last payment from this browser that is known now. */
  readonly seen: ReturnType<typeof payReward.entry>;
}

export const sumOfPrizes = (rewards: readonly { readonly prize: number }[]) =>
  formatMoney(sumOf(rewards.map(({ prize }) => toCents(prize))) / 100);

// Spans, because the dialog body is a paragraph.
const Line = styled('span')({ display: 'grid', gridTemplateColumns: '1fr 6rem 5rem', gap: 8, padding: '4px 0', overflowWrap: 'anywhere' });
const Note = styled('span')({ display: 'block', marginTop: 12, '&[data-tone=wait]': { color: color.wait } });

/** One question for all rewards. */
export function reviewOf(payees: readonly Payee[], { taken }: Pool): Confirmation {
  const positions = [...taken, ...payees.map(({ position }) => position)];
  const shared = payees.map(({ position }) => position).filter((one) => positions.indexOf(one) !== positions.lastIndexOf(one));
  return {
    title: t.reviewRewards,
    body: (
      <>
        {payees.map(({ userId, name, bannedSince, position, prize }) => (
          <Line key={userId}>
            <span>{bannedSince === null ? isolated(name) : t.bannedPlayer(isolated(name))}</span>
            <span>{t.positionNumber(position)}</span>
            <span>{formatMoney(prize)}</span>
          </Line>
        ))}
        {shared.length === 0 ? null : <Note data-tone="wait">{t.positionsShared([...new Set(shared)].join(', '))}</Note>}
        <Note>{t.payHint}</Note>
      </>
    ),
    confirmLabel: t.payPlayers(formatCount(payees.length), payees.length === 1, sumOfPrizes(payees)),
    tone: 'success',
  };
}
