import { color, font, IconButton, media, styled, VisuallyHidden, visuallyHidden } from '@arena/shared/ui';
import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BrandMark, BrandName, EnvironmentChip } from './brand';
import { currentOf, groupsOf, type NavigationItem } from '../common/navigation';
import { SidebarLink } from './SidebarLink';
import { slot } from '../common/slots';
import type { SidebarFrame } from './useSidebar';
import * as t from './layout.messages';

export const SIDEBAR_ID = 'sidebar';

const Root = styled('aside')({
  gridColumn: 1,
  position: 'sticky',
  top: 0,
  height: 'calc(100dvh - var(--dev-bar, 0px))',
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: '14px 12px',
  borderRight: `1px solid ${color.line}`,
  background: color.ground,
  '&[data-frame=over]': { position: 'fixed', left: 0, width: 'min(256px, calc(100vw - 48px))', boxShadow: color.float },
  '&[data-frame=rail]': {
    '& .brand': { justifyContent: 'center', padding: '6px 0 10px' },
    // Keeps the text available to screen readers.
    '& .label': visuallyHidden,
    '& .mark': { position: 'absolute', top: 3, right: 5, marginLeft: 0 },
    '& a': { justifyContent: 'center' },
    '& li + li, & ul + div': { marginTop: 2 },
  },
  [media.phone]: { '&[data-frame=rail]': { padding: '12px 6px' } },
});

const BrandLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '6px 8px 10px',
  minWidth: 0,
  '& > .label': { marginLeft: 'auto' },
});
const BrandLink = styled(Link)({
  ...{ display: 'flex', alignItems: 'center', gap: 10, borderRadius: 8 },
  [media.touch]: { padding: '11px 0', margin: '-11px 0' },
});
const Nav = styled('nav')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the scroll container from clipping the focus ring.
  margin: -4,
  padding: 4,
});
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '& > li': { display: 'flex' },
});
const GroupLabel = styled('p')({
  font: `500 0.6875rem/1rem ${font.text}`,
  color: color.muted,
  padding: '14px 10px 4px',
  letterSpacing: '0.02em',
});
const RailLine = styled('hr')({ width: 24, margin: '8px auto', border: 0, borderTop: `1px solid ${color.line}` });

export interface SidebarProps {
  readonly navigation: readonly NavigationItem[];
  readonly frame: SidebarFrame;
  readonly environment: string | null;
  readonly account: ReactNode;
  /** The pointer or the focus is on an entry, so its section may be prefetched. */
  readonly onIntent?: (path: string) => void;
  readonly onClose?: () => void;
}

export function Sidebar({ navigation, frame, environment, account, onIntent, onClose }: SidebarProps) {
  const id = useId();
  const { pathname } = useLocation();
  const current = currentOf(navigation, pathname);
  const rail = frame === 'rail';
  return (
    <Root id={SIDEBAR_ID} data-frame={frame}>
      <BrandLine className="brand">
        <BrandLink to="/">
          <BrandMark />
          <BrandName className="label">{t.arena}</BrandName>
          <VisuallyHidden>{t.homePageSuffix}</VisuallyHidden>
        </BrandLink>
        {environment ? (
          <EnvironmentChip className="label" {...slot('environment')}>
            {environment}
          </EnvironmentChip>
        ) : null}
        {/* The overlay covers the button that opened it, so it has its own close button, which takes the focus. */}
        {frame === 'over' ? <IconButton label={t.closeSidebar} icon={X} tipSide="bottom" autoFocus onClick={onClose} /> : null}
      </BrandLine>
      <Nav aria-label={t.consoleNavigation} {...slot('navigation')}>
        {groupsOf(navigation).map(({ label, items }, index) => (
          <div key={label ?? ''}>
            {label === null ? null : (
              <>
                {rail && index > 0 ? <RailLine aria-hidden /> : null}
                <GroupLabel id={`${id}-${index}`} className="label">
                  {label}
                </GroupLabel>
              </>
            )}
            <List {...(label !== null && { 'aria-labelledby': `${id}-${index}` })}>
              {items.map((item) => (
                <li key={item.entry.id}>
                  <SidebarLink
                    item={item}
                    rail={rail}
                    current={item !== current ? undefined : item.entry.path === pathname ? 'page' : 'true'}
                    onIntent={onIntent}
                  />
                </li>
              ))}
            </List>
          </div>
        ))}
      </Nav>
      {account}
    </Root>
  );
}
