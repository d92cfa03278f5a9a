import { useRef } from 'react';
import { ExpiryWarning } from '../session/ExpiryWarning';
import { AccountMenu } from './AccountMenu';
import { ConsoleFrame, type ConsoleFrameProps } from './ConsoleFrame';
import { InConsole } from './in-console';
import { useFollowLinks } from './useFollowLinks';
import { usePageHeading } from './usePageHeading';
import { useSidebar } from './useSidebar';

type ConsoleLayoutProps = Required<Pick<ConsoleFrameProps, 'navigation' | 'environment' | 'onIntent' | 'children'>> &
  Pick<ConsoleFrameProps, 'notices'>;

export function ConsoleLayout({ children, ...props }: ConsoleLayoutProps) {
  const main = useRef<HTMLElement>(null);
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
      <InConsole value={true}>{children}</InConsole>
    </ConsoleFrame>
  );
}
