import { color, font, IconButton, styled, VisuallyHidden } from '@arena/shared/ui';
import { Bell as BellIcon } from 'lucide';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { unread, unreadText } from './unread';
import * as t from './bell.messages';

const Count = styled('span')({
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 9,
  font: `600 0.625rem/1rem ${font.text}`,
  background: color.accentFill,
  color: color.onAccent,
  boxShadow: `0 0 0 2px ${color.ground}`,
});

/** Announces new notifications politely. */
export function Bell() {
  const { arrived } = useStore(unread);
  const shown = useStore(unread, unreadText);
  return (
    <>
      <IconButton
        component={Link}
        to="/admin/notification"
        label={shown === null ? t.notifications : t.notificationsUnread(shown)}
        icon={BellIcon}
        tipSide="bottom"
      >
        {shown === null ? null : <Count aria-hidden>{shown}</Count>}
      </IconButton>
      <VisuallyHidden role="status">{arrived === 0 ? '' : t.newNotifications(arrived)}</VisuallyHidden>
    </>
  );
}
