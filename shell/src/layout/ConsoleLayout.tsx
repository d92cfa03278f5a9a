import { type ReactNode, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CrashBoundary } from '../app/CrashBoundary';
import { ExpiryWarning } from '../session/ExpiryWarning';
import { AccountMenu } from './AccountMenu';
import { ConsoleFrame, type ConsoleFrameProps } from './ConsoleFrame';
import { InConsole } from './InConsole';
import { useFollowLinks } from './useFollowLinks';
import { usePageHeading } from './usePageHeading';
import { useSidebar } from './useSidebar';

type ConsoleLayoutProps = Required<Pick<ConsoleFrameProps, 'navigation' | 'environment' | 'onIntent'>> & { readonly notices?: ReactNode };

/** The frame around every screen of /admin. The screen itself is the route's outlet. */
export function ConsoleLayout(props: ConsoleLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { frame, toggle, close, toggleButton } = useSidebar();
  const follow = useFollowLinks();
  usePageHeading(main);
  return (
    <ConsoleFrame
      {...props}
      frame={frame}
      account={<AccountMenu rail={frame === 'rail'} />}
      onPress={follow}
      onToggle={toggle}
      onClose={close}
      toggleRef={toggleButton}
      mainRef={main}
    >
      <ExpiryWarning />
      <CrashBoundary place={pathname}>
        <InConsole value={true}>
          <Outlet />
        </InConsole>
      </CrashBoundary>
    </ConsoleFrame>
  );
}
