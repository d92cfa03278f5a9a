import { ArenaTheme } from '@arena/shared/ui';
import '@arena/shared/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import section from '@arena/section';
import { StandaloneHost } from './StandaloneHost';

/** A section on its own page: against the real server, without any of the shell's code. Development only. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <ArenaTheme>
    <BrowserRouter>
      <StandaloneHost section={section} />
    </BrowserRouter>
  </ArenaTheme>,
);
