import { ButtonBase, color, Icon, Kbd, media, radius, styled } from '@arena/shared/ui';
import { Search } from 'lucide';
import { slot } from '../common/slots';
import { paletteKeys } from './palette-keys';
import { openPalette } from './palette-state';
import * as t from './palette.messages';

const Root = styled(ButtonBase)({
  gap: 8,
  justifyContent: 'flex-start',
  width: 290,
  height: 34,
  padding: '0 8px 0 10px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.muted,
  fontSize: '0.8125rem',
  '& > span': { flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (hover: hover)': { '&:hover': { borderColor: color.lineStrong, color: color.text } },
  // Shows only the icon on narrow screens.
  [media.rail]: {
    width: 32,
    height: 32,
    padding: 0,
    justifyContent: 'center',
    border: 0,
    background: 'none',
    '& > kbd': { display: 'none' },
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  [media.touch]: { minWidth: 44, height: 44 },
});

export function FindButton() {
  return (
    <Root aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={openPalette}>
      <Icon node={Search} size={15} />
      <span>{t.searchScreens}</span>
      <Kbd aria-hidden {...slot('keys')}>
        {paletteKeys()}
      </Kbd>
    </Root>
  );
}
