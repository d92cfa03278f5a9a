import '@arena/shared/ui/fonts.css';
import { ArenaTheme, ErrorState } from '@arena/shared/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { firstScreen } from './app/first-screen';
import { install } from './app/install';
import { takeOver } from './app/take-over';
import { SectionHost } from './sections/host';
import { hookRuntime } from './sections/loader';
import { loadRegistry } from './sections/registry';
import { startTelemetry } from './telemetry/note';

const place = document.getElementById('root') as HTMLElement;
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const root = createRoot(place);

hookRuntime();

async function start(): Promise<void> {
  try {
    const snapshot = await loadRegistry();
    const queryClient = install(snapshot);
    const host = new SectionHost(snapshot);
    await firstScreen(host);
    takeOver(place, () => root.render(<App host={host} queryClient={queryClient} nonce={nonce} />));
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
