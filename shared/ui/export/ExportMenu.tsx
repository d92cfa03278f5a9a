import { color, styled } from '@arena/shared/ui/core';
import { Menu, MenuItem } from '@arena/shared/ui/more';
import * as t from './export.messages';

const Words = styled('span')({ display: 'grid', whiteSpace: 'normal', maxWidth: '17rem' });
const Hint = styled('small')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' });

const FORMATS = [
  { format: 'xlsx', label: t.excel, hint: t.excelHint },
  { format: 'csv', label: t.csv, hint: t.csvHint },
] as const;

/** What `ExportButton` gives its menu. */
export interface ExportMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onStart: (format: 'xlsx' | 'csv') => void;
}

/** The formats, each with what it is for. */
export function ExportMenu({ anchor, onClose, onStart }: ExportMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t.exportAs } }}
    >
      {FORMATS.map(({ format, label, hint }) => (
        <MenuItem
          key={format}
          onClick={() => {
            onClose();
            onStart(format);
          }}
        >
          <Words>
            {label}
            <Hint>{hint}</Hint>
          </Words>
        </MenuItem>
      ))}
    </Menu>
  );
}
