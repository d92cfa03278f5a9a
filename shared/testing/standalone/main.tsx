import { ArenaTheme } from '@arena/shared/ui';
import '@arena/shared/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import demo from 'arena-section-demo';
import section from 'arena-section-alone';
import { StandaloneHost } from './StandaloneHost';

/** A section on its own page, with a real server or its demo answers and without the shell. Development only. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <ArenaTheme>
    <BrowserRouter>
      <StandaloneHost section={section} demo={demo} />
    </BrowserRouter>
  </ArenaTheme>,
);
