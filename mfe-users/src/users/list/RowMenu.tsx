import type { Member } from '@arena/shared/contract';
import { Link } from '@arena/shared/platform';
import { color, Icon, styled } from '@arena/shared/ui';
import { ListItemIcon, Menu, MenuItem } from '@arena/shared/ui/more';
import { CircleUser } from 'lucide';
import { nameOf } from '../member';
import { userPaths } from '../paths';
import { useMemberActions } from '../useMemberActions';
import * as t from './list.messages';

const Words = styled('span')({ display: 'grid', whiteSpace: 'normal', maxWidth: '15rem' });
const Reason = styled('small')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' });

export interface RowMenuProps {
  readonly member: Member;
  readonly anchor: HTMLElement;
  /** The list's query, which the profile's Back link restores. */
  readonly query: string;
  readonly onClose: () => void;
  readonly onAdjust: (member: Member) => void;
}

/** Actions that aren't possible stay in the menu, with the reason. */
export function RowMenu({ member, anchor, query, onClose, onAdjust }: RowMenuProps) {
  const actions = useMemberActions(member, onAdjust);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t.actionsFor(nameOf(member)) } }}
    >
      {member.id === null ? null : (
        <MenuItem component={Link} to={userPaths.profile(member.id)} state={{ list: query }} onClick={onClose}>
          <ListItemIcon>
            <Icon node={CircleUser} />
          </ListItemIcon>
          {t.showProfile}
        </MenuItem>
      )}
      {actions.map(({ label, icon, refusal, run }) => (
        <MenuItem
          key={label}
          aria-disabled={refusal !== null || undefined}
          sx={refusal === null ? undefined : { cursor: 'default', '& svg, & [data-label]': { opacity: 0.6 } }}
          onClick={() => {
            if (refusal !== null) return;
            onClose();
            void run(member);
          }}
        >
          <ListItemIcon>
            <Icon node={icon} />
          </ListItemIcon>
          <Words>
            <span data-label>{label}</span>
            {refusal === null ? null : <Reason>{refusal}</Reason>}
          </Words>
        </MenuItem>
      ))}
    </Menu>
  );
}
