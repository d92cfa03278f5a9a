import '@arena/shared/ui/fonts.css';
import { ArenaTheme, ErrorState } from '@arena/shared/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { firstScreen } from './app/first-screen';
import { install } from './app/install';
import { takeOver } from './app/take-over';
import { SectionHost } from './sections/host';
import { hookRuntime } from './sections/loader';
import { loadRegistry, type RegistrySnapshot } from './sections/registry';
import { startTelemetry } from './telemetry/note';

const place = document.getElementById('root') as HTMLElement;
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const root = createRoot(place);

hookRuntime();

type Sections = readonly [host: SectionHost, banner?: ReactNode];

/** Where the document says so, one of the sections may be taken from a developer's machine, and a banner says that it is. */
function sectionsOf(snapshot: RegistrySnapshot): Promise<Sections> | Sections {
  const asEverybody = (): Sections => [new SectionHost(snapshot)];
  if (!snapshot.devSections) return asEverybody();
  // Where its code cannot be fetched, the tab is as everybody's.
  return import(/* webpackChunkName: "dev-sections" */ './dev-sections/start')
    .then((dev) => dev.startWithDevSections(snapshot))
    .catch(asEverybody);
}

async function start(): Promise<void> {
  try {
    const [host, banner] = await sectionsOf(await loadRegistry());
    const queryClient = install(host.snapshot);
    await firstScreen(host);
    takeOver(place, () => root.render(<App host={host} queryClient={queryClient} nonce={nonce} banner={banner} />));
    startTelemetry(host, queryClient);
  } catch (error) {
    reportError(error);
    root.render(
      <ArenaTheme nonce={nonce}>
        <ErrorState
          title="The console could not start"
          message="The list of its sections could not be read. Check your connection and try again; if it goes on, tell the platform team."
          code="S-00"
          onRetry={() => void start()}
        />
      </ArenaTheme>,
    );
  }
}

void start();
