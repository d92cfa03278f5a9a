import { media, SkipLink, styled } from '@arena/shared/ui';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Sidebar, type SidebarProps } from './Sidebar';
import { TopBar, type TopBarProps } from './TopBar';
import * as t from './layout.messages';

const Root = styled('div')({
  '--rail': '64px',
  display: 'grid',
  gridTemplateColumns: 'var(--rail) minmax(0, 1fr)',
  minHeight: 'calc(100dvh - var(--dev-bar, 0px))',
  '&[data-frame=open]': { gridTemplateColumns: '256px minmax(0, 1fr)' },
  [media.phone]: { '--rail': '52px' },
});
// Its own column, even while the sidebar overlays the page.
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

export interface ConsoleFrameProps extends SidebarProps, TopBarProps {
  readonly children: ReactNode;
  readonly notices?: ReactNode;
  /** Follows plain links inside the frame. */
  readonly onPress?: MouseEventHandler;
  readonly mainRef?: Ref<HTMLElement>;
}

/** The build renders this too (`prerender/`), so browser-only behavior belongs into `ConsoleLayout`. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { navigation, frame, environment, account, children, notices, onIntent, onPress, onToggle, onClose, toggleRef, mainRef } = props;
  return (
    <Root data-frame={frame} onClick={onPress}>
      <SkipLink href="#main">{t.skipToContent}</SkipLink>
      <Sidebar navigation={navigation} frame={frame} environment={environment} account={account} onIntent={onIntent} onClose={onClose} />
      {frame === 'over' ? <Veil onClick={onClose} /> : null}
      <Column>
        <TopBar navigation={navigation} frame={frame} onToggle={onToggle} toggleRef={toggleRef} />
        <Main id="main" ref={mainRef} tabIndex={-1}>
          {children}
        </Main>
        {notices}
      </Column>
    </Root>
  );
}
