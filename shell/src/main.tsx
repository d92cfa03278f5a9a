import '@arena/shared/ui/fonts.css';
import { ArenaTheme, ErrorState } from '@arena/shared/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { firstScreen } from './app/first-screen';
import { install } from './app/install';
import { takeOver } from './app/take-over';
import { SectionHost } from './sections/host';
import { hookRuntime } from './sections/loader';
import { loadRegistry, type RegistrySnapshot } from './sections/registry';

const place = document.getElementById('root') as HTMLElement;
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const root = createRoot(place);

hookRuntime();

/** The sections of this tab; where its document says so, one of them may be taken from a developer's machine. */
async function hostOf(snapshot: RegistrySnapshot): Promise<SectionHost> {
  if (snapshot.devSections) {
    try {
      return await (await import(/* webpackChunkName: "dev-sections" */ './dev-sections/start')).startWithDevSections(snapshot);
    } catch {
      // Its code could not be fetched: the tab is as everybody's.
    }
  }
  return new SectionHost(snapshot);
}

async function start(): Promise<void> {
  try {
    const host = await hostOf(await loadRegistry());
    const queryClient = install(host.snapshot);
    await firstScreen(host);
    takeOver(place, () => root.render(<App host={host} queryClient={queryClient} nonce={nonce} />));
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
