import { ButtonBase, color, Icon, media, styled } from '@arena/shared/ui';
import { X } from 'lucide';
import * as t from '../tournaments.messages';

export interface Chip {
  readonly label: string;
  readonly onRemove: () => void;
}

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: '0 0 12px', padding: 0, listStyle: 'none' });
const Remove = styled(ButtonBase)({
  gap: 6,
  minHeight: 28,
  padding: '2px 10px',
  borderRadius: 99,
  border: `1px solid ${color.line}`,
  background: color.accentSoft,
  color: color.text,
  fontSize: '0.8125rem',
  '&:hover': { borderColor: color.lineStrong },
  [media.touch]: { minHeight: 44 },
});

/** Pressing a chip removes its filter. */
export function FilterChips({ chips }: { readonly chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <Row aria-label={t.activeFilters}>
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <Remove aria-label={t.removeFilter(label)} onClick={onRemove}>
            {label}
            <Icon node={X} size={12} />
          </Remove>
        </li>
      ))}
    </Row>
  );
}
