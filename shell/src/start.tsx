import { ArenaTheme, ErrorState } from '@arena/shared/ui';
import { createStyleCache } from '@arena/shared/ui/core';
import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import * as t from './app/app.messages';
import { install } from './app/install';
import { prefetchOwn } from './app/own-pages';
import { OWN_PATHS } from './common/own-paths';
import { fetchFonts } from './boot/fonts';
import { reportOf, SectionError } from './sections/failure';
import { CodeLink } from './sections/FailureWords';
import { SectionHost } from './sections/host';
import { hookRuntime } from './sections/loader';
import { prefetch } from './sections/navigation';
import { loadRegistry, type RegistrySnapshot } from './sections/registry';
import { watchTroubles } from './sections/watch-troubles';
import { auth } from './session/auth-store';
import { startTelemetry } from './telemetry/start';

const root = createRoot(document.getElementById('root') as HTMLElement);

// Before any section's code arrives, which inserts its styles.
const cache = createStyleCache(document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content);

hookRuntime();

const UNREADABLE = {
  number: 'S-00',
  sentence: t.listFailed,
};

type Sections = readonly [host: SectionHost, banner?: ReactNode];

/** Allows a developer's section, with a banner, only where the document permits it. */
function sectionsOf(snapshot: RegistrySnapshot): Promise<Sections> | Sections {
  const withoutDevSections = (): Sections => [new SectionHost(snapshot)];
  if (!snapshot.devSections) return withoutDevSections();
  // If its code can't be loaded, the tab runs without it.
  return import(/* webpackChunkName: "dev-sections" */ './dev-sections/start')
    .then((dev) => dev.startWithDevSections(snapshot))
    .catch(withoutDevSections);
}

async function start(): Promise<void> {
  try {
    const [host, banner] = await sectionsOf(await loadRegistry());
    const queryClient = install(host.snapshot);
    const { pathname } = window.location;
    const own = prefetchOwn(pathname);
    const render = () => root.render(<App {...{ host, queryClient, cache, banner, onFilled: fetchFonts }} />);
    if (pathname === OWN_PATHS.login) {
      // Replaces the early page synchronously, so that no keypress is lost.
      await own;
      flushSync(render);
    } else {
      void prefetch(host, pathname, auth.view.get().role);
      startTransition(render);
    }
    startTelemetry(host, queryClient);
    watchTroubles(host);
  } catch (error) {
    reportError(error);
    fetchFonts();
    const report = error instanceof SectionError ? reportOf(error.failure, t.theConsole) : UNREADABLE;
    root.render(
      <ArenaTheme cache={cache}>
        <ErrorState
          title={t.startFailed}
          message={
            <>
              {report.sentence} <CodeLink number={report.number} />
            </>
          }
          code={report.number}
          onRetry={() => void start()}
        />
      </ArenaTheme>,
    );
  }
}

void start();
