import { QueryClientProvider } from '@arena/shared/platform';
import { ArenaTheme } from '@arena/shared/ui';
import type { createStyleCache } from '@arena/shared/ui/core';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ConfirmHost } from '../feedback/ConfirmHost';
import { Toaster } from '../feedback/Toaster';
import { ScrollMemory } from '../layout/ScrollMemory';
import type { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/host-context';
import { watchTyping } from '../sections/unsaved';
import { watchRegistry } from '../sections/watch-registry';
import { auth } from '../session/auth-store';
import { CrashBoundary } from './CrashBoundary';
import { NavigatorBridge } from './navigator';
import { Screens } from './Screens';

interface AppProps {
  readonly host: SectionHost;
  readonly queryClient: QueryClient;
  readonly cache: ReturnType<typeof createStyleCache>;
  readonly banner: ReactNode;
  /** Called once, when the first render is in the document. */
  readonly onFilled: () => void;
}

export function App({ host, queryClient, cache, banner, onFilled }: AppProps) {
  useLayoutEffect(onFilled, [onFilled]);
  useEffect(() => {
    const stops = [watchRegistry(host), watchTyping()];
    return () => stops.forEach((stop) => stop());
  }, [host]);
  return (
    <ArenaTheme cache={cache}>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <SectionHostProvider value={host}>
            {/* Renders navigations synchronously; `useUrlState` starts its own transitions. */}
            <BrowserRouter useTransitions={false}>
              <NavigatorBridge />
              <ScrollMemory />
              <Screens environment={host.snapshot.settings.environment} />
              <ConfirmHost session={auth.view} />
              <Toaster />
            </BrowserRouter>
          </SectionHostProvider>
        </QueryClientProvider>
      </CrashBoundary>
      {banner}
    </ArenaTheme>
  );
}
