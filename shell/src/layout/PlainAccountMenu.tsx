import { Button, color, radius, styled } from '@arena/shared/ui';
import { Link } from 'react-router-dom';
import type { AccountMenuListProps } from './AccountMenuList';
import * as t from './layout.messages';

const Box = styled('div')({
  position: 'absolute',
  bottom: '100%',
  left: 0,
  marginBottom: 6,
  minWidth: 180,
  display: 'grid',
  justifyItems: 'stretch',
  padding: 4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: color.float,
});

/** A fallback without the menu library: signing out must always be possible. */
export function PlainAccountMenu({ onClose, onLogout }: AccountMenuListProps) {
  return (
    <Box>
      <Button tone="ghost" component={Link} to="/admin" onClick={onClose}>
        {t.admin}
      </Button>
      <Button tone="ghost" component={Link} to="/profile/edit" onClick={onClose}>
        {t.editProfile}
      </Button>
      <Button tone="ghost" onClick={onLogout}>
        {t.logout}
      </Button>
    </Box>
  );
}
