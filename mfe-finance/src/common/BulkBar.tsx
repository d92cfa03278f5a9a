import { Button, color, formatCount, formatMoney, Kbd, hasSingleKeys, radius, styled, VisuallyHidden } from '@arena/shared/ui';
import type { RequestRow } from './request';
import { type Decision, DECISION_LIST, DECISIONS } from './requests.status';
import { totalsOf } from './totals';
import * as t from './common.messages';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginLeft: 'auto',
  // The search field shrinks, so that no row moves.
  '@media (min-width: 1400px)': { 'div:has(> &)': { flexWrap: 'nowrap' }, 'div:has(> &) > label + label': { flex: 'none' } },
  // No room in the toolbar, or the toolbar is out of sight, above the cards.
  '@media (max-width: 1399px)': {
    position: 'fixed',
    inset: 'auto 12px 12px auto',
    maxWidth: 'calc(100vw - 84px)',
    zIndex: 3,
    flexWrap: 'wrap',
    padding: 10,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.card,
    background: color.raised,
    boxShadow: color.shadow,
    // The notice of updates.
    '& + div': { bottom: '10.5rem' },
  },
});

interface BulkBarProps {
  readonly chosen: readonly RequestRow[];
  readonly onDecide: (decision: Decision) => void;
  readonly onClear: () => void;
}

/** What can be done with the checked rows. */
export function BulkBar({ chosen, onDecide, onClear }: BulkBarProps) {
  const { count, sum } = totalsOf(chosen.map(({ item }) => item));
  const hasKeys = hasSingleKeys();
  return (
    <Bar data-bulk>
      {/* The buttons show it. */}
      <VisuallyHidden role="status">{t.selectedCount(formatCount(count))}</VisuallyHidden>
      {DECISION_LIST.map((decision) => {
        const { verb, tone, icon, key } = DECISIONS[decision];
        return (
          <Button key={decision} tone={tone} icon={icon} aria-keyshortcuts={key.toUpperCase()} onClick={() => onDecide(decision)}>
            {t.decideCount(verb, formatCount(count))} {decision === 'APPROVED' ? `(${formatMoney(sum)})` : null}
            {hasKeys ? <Kbd aria-hidden>{key.toUpperCase()}</Kbd> : null}
          </Button>
        );
      })}
      <Button tone="ghost" onClick={onClear}>
        {t.clearSelection}
      </Button>
    </Bar>
  );
}
