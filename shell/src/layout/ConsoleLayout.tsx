import { media, SkipLink, styled } from '@arena/shared/ui';
import { type ReactNode, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CrashBoundary } from '../app/CrashBoundary';
import { ExpiryWarning } from '../session/ExpiryWarning';
import { InConsole } from './InConsole';
import type { NavigationItem } from './navigation';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { usePageHeading } from './usePageHeading';
import { useSidebar } from './useSidebar';

const Root = styled('div')({
  '--rail': '64px',
  display: 'grid',
  gridTemplateColumns: 'var(--rail) minmax(0, 1fr)',
  minHeight: '100dvh',
  '&[data-frame=open]': { gridTemplateColumns: '256px minmax(0, 1fr)' },
  [media.phone]: { '--rail': '52px' },
});
// A column of its own, also while the sidebar lies above the page and leaves its place.
const Column = styled('div')({ gridColumn: 2, minWidth: 0, display: 'flex', flexDirection: 'column' });
const Main = styled('main')({
  flex: 1,
  width: '100%',
  maxWidth: 1440,
  margin: '0 auto',
  padding: '28px 32px 64px',
  '&:focus-visible': { outline: 'none' },
  [media.rail]: { padding: 20, paddingBottom: 64 },
  [media.phone]: { padding: '16px 8px 48px' },
});
const Veil = styled('div')({ position: 'fixed', inset: 0, zIndex: 15, background: '#05060ab8' });

export interface ConsoleLayoutProps {
  /** What the sidebar offers, already narrowed down to the person's role. */
  readonly navigation: readonly NavigationItem[];
  /** A short word beside the brand, such as `demo`; null for none. */
  readonly environment: string | null;
  /** Somebody points at an entry: its section may be fetched ahead. */
  readonly onIntent: (path: string) => void;
  /** What lies over the page's corner. */
  readonly notices?: ReactNode;
}

/** The frame around every screen of /admin. The screen itself is the route's outlet. */
export function ConsoleLayout({ navigation, environment, onIntent, notices }: ConsoleLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { frame, toggle, close, toggleButton } = useSidebar();
  usePageHeading(main);
  return (
    <Root data-frame={frame}>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <Sidebar navigation={navigation} frame={frame} environment={environment} onIntent={onIntent} onClose={close} />
      {frame === 'over' ? <Veil onClick={close} /> : null}
      <Column>
        <TopBar navigation={navigation} frame={frame} onToggle={toggle} toggleRef={toggleButton} />
        <Main id="main" ref={main} tabIndex={-1}>
          <ExpiryWarning />
          <CrashBoundary place={pathname}>
            <InConsole value={true}>
              <Outlet />
            </InConsole>
          </CrashBoundary>
        </Main>
        {notices}
      </Column>
    </Root>
  );
}
