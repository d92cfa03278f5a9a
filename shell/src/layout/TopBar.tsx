import { color, IconButton, media, styled } from '@arena/shared/ui';
import { PanelLeft } from 'lucide';
import type { Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Bell } from '../notifications/Bell';
import { FindButton } from '../palette/FindButton';
import { currentOf, type NavigationItem } from '../common/navigation';
import { SIDEBAR_ID } from './Sidebar';
import { slot } from '../common/slots';
import { ThemeSwitch } from './ThemeSwitch';
import type { SidebarFrame } from './useSidebar';
import * as t from './layout.messages';

const Root = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  height: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 24px 0 16px',
  borderBottom: `1px solid ${color.line}`,
  background: `color-mix(in srgb, ${color.ground} 88%, transparent)`,
  backdropFilter: 'blur(10px)',
  [media.phone]: { padding: '0 8px' },
});
const Crumbs = styled('nav')({
  flex: 1,
  minWidth: 0,
  fontWeight: 500,
  '& ol': { display: 'flex', alignItems: 'center', gap: 10, listStyle: 'none', margin: 0, padding: 0, minWidth: 0 },
  '& li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { borderRadius: 4, '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } } },
});
const Group = styled('li')({
  color: color.muted,
  flex: 'none',
  '&::after': { content: '"/" / ""', color: color.faint, marginLeft: 10 },
  [media.phone]: { display: 'none' },
});

export interface TopBarProps {
  readonly navigation: readonly NavigationItem[];
  readonly frame: SidebarFrame;
  readonly onToggle?: () => void;
  readonly toggleRef?: Ref<HTMLButtonElement>;
}

export function TopBar({ navigation, frame, onToggle, toggleRef }: TopBarProps) {
  const { pathname } = useLocation();
  const entry = currentOf(navigation, pathname)?.entry ?? null;
  const expanded = frame !== 'rail';
  return (
    <Root>
      <IconButton
        ref={toggleRef}
        label={expanded ? t.collapseSidebar : t.expandSidebar}
        icon={PanelLeft}
        tipSide="bottom"
        aria-expanded={expanded}
        aria-controls={SIDEBAR_ID}
        onClick={onToggle}
      />
      <Crumbs aria-label={t.breadcrumb}>
        <ol>
          {entry === null || entry.group === null ? null : <Group {...slot('group')}>{entry.group}</Group>}
          {entry === null ? null : entry.path === pathname ? (
            <li aria-current="page" {...slot('screen')}>
              {entry.label}
            </li>
          ) : (
            <li>
              <Link to={entry.path}>{entry.label}</Link>
            </li>
          )}
        </ol>
      </Crumbs>
      <FindButton />
      <ThemeSwitch />
      <Bell />
    </Root>
  );
}
