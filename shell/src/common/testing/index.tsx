import { platform, QueryClientProvider } from '@arena/shared/platform';
import { unattachedStyles } from '@arena/shared/testing';
import { ArenaTheme } from '@arena/shared/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { SectionHost } from '../../sections/host';
import { SectionHostProvider } from '../../sections/host-context';

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

/** Renders one of the shell's screens over a host of sections. */
export const renderOverHost = (host: SectionHost, screen: ReactNode, at?: string) =>
  renderScreen(<SectionHostProvider value={host}>{screen}</SectionHostProvider>, at);

/** Renders one of the shell's screens over the installed fake platform, at an address that is shown in `where`. */
export function renderScreen(screen: ReactNode, at = '/admin') {
  return render(
    <ArenaTheme cache={unattachedStyles()}>
      <QueryClientProvider client={platform().queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <Where />
          {screen}
        </MemoryRouter>
      </QueryClientProvider>
    </ArenaTheme>,
  );
}
