import { createApiClient, createQueryClient, installPlatform } from '@arena/shared/platform';
import { ArenaTheme } from '@arena/shared/ui';
import '@arena/shared/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Catalogue } from './Catalogue';

// Components need the platform's time zone and toasts; the session is signed out.
const session = { isLoggedIn: false, isAuthenticate: false, role: null, loggedInUserInfo: null };
installPlatform({
  session: { get: () => session, subscribe: () => () => undefined },
  api: createApiClient({ token: () => null, scheme: 'Bearer', onUnauthorized: () => undefined }),
  queryClient: createQueryClient(),
  capabilities: { has: () => false, asked: () => true, subscribe: () => () => undefined },
  settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: 'kit' },
  linkTo: () => null,
  notify: ({ message }) => window.alert(message),
  confirm: ({ title }) => Promise.resolve(window.confirm(title)),
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <ArenaTheme>
    <BrowserRouter>
      <Catalogue />
    </BrowserRouter>
  </ArenaTheme>,
);
