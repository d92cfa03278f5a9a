import type { Section } from '@arena/shared/contract/section';
import { platform, QueryClientProvider } from '@arena/shared/platform';
import { ArenaTheme } from '@arena/shared/ui';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SectionRoutes } from './SectionRoutes';
import { unattachedStyles } from './unattached-styles';

function Address({ report }: { readonly report: (address: string) => void }) {
  const { pathname, search } = useLocation();
  report(pathname + search);
  return null;
}

/**
 * Renders a section's page at a path, as the shell does. Install a platform first.
 * @param state - The history state that the previous screen left.
 * @example renderSection(section, '/admin/room-management?tab=cointime');
 */
export function renderSection(section: Section, address: string, state?: unknown) {
  const { pathname, search } = new URL(address, 'https://console.test');
  let current = address;
  const view = render(
    <ArenaTheme cache={unattachedStyles()}>
      <QueryClientProvider client={platform().queryClient}>
        <MemoryRouter initialEntries={[{ pathname, search, state }]}>
          <SectionRoutes section={section} />
          <Address report={(now) => (current = now)} />
        </MemoryRouter>
      </QueryClientProvider>
    </ArenaTheme>,
  );
  return { ...view, address: () => current };
}
