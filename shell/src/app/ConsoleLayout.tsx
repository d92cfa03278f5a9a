import { useRef } from 'react';
import { ExpiryWarning } from '../session/ExpiryWarning';
import { AccountMenu } from './AccountMenu';
import { ConsoleFrame, type ConsoleFrameProps } from '../layout/ConsoleFrame';
import { InConsole } from '../layout/in-console';
import { OutdatedWarning } from '../layout/OutdatedWarning';
import { useFollowLinks } from '../layout/useFollowLinks';
import { usePageHeading } from '../layout/usePageHeading';
import { useSidebar } from '../layout/useSidebar';

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
      <OutdatedWarning />
      <InConsole value={true}>{children}</InConsole>
    </ConsoleFrame>
  );
}
