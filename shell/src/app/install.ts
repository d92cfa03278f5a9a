import { isTimeZone } from '@arena/shared/contract';
import type { RegistrySettings } from '@arena/shared/contract/publishing';
import { linkIn } from '@arena/shared/contract/section';
import {
  type ApiClient,
  createApiClient,
  createQueryClient,
  pruneJournal,
  installPlatform,
  loadCapabilities,
  type Platform,
} from '@arena/shared/platform';
import type { QueryClient } from '@tanstack/react-query';
import { storeAnnounced } from '../boot/announced';
import { fetchOnce } from '../boot/early-reads';
import { confirm } from '../feedback/questions';
import { notify } from '../feedback/toasts';
import { mayEnter } from '../sections/may-enter';
import type { RegistrySnapshot } from '../sections/registry';
import { auth } from '../session/auth-store';
import { keepInCookie, signInHeaders } from '../session/cookie-session';
import { createExpiry } from '../session/expiry';
import { followIdentity } from '../session/identity';
import { readRole } from '../session/read-role';
import { compareClocks } from '../session/server-clock';
import { installUnauthorized } from '../session/unauthorized';
import { note } from '../sections/note';
import { navigate } from './navigator';
import * as t from './app.messages';

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** Falls back to UTC, with a message, in a browser that doesn't know the platform's time zone. */
export function withKnownZone(settings: RegistrySettings): RegistrySettings {
  if (isTimeZone(settings.platformTimeZone)) return settings;
  notify({ tone: 'info', message: t.unknownZone(settings.platformTimeZone) });
  return { ...settings, platformTimeZone: 'UTC' };
}

const timedFetch: typeof fetch = async (...request) => {
  const askedAt = Date.now();
  const answer = await fetchOnce(...request);
  const message = compareClocks(answer, askedAt);
  if (message !== null) notify({ message, tone: 'info', duration: 10_000 });
  return answer;
};

/** Installs the platform for all sections, before the first render. */
export function install({ settings: announced, sections }: RegistrySnapshot): QueryClient {
  const settings = withKnownZone(announced);
  const queryClient = createQueryClient();
  const onUnauthorized = createExpiry({ notify, navigate, location: here, queryClient });
  const client = createApiClient({
    token: auth.tokenOf,
    scheme: settings.authScheme,
    onUnauthorized,
    headers: signInHeaders,
    fetch: timedFetch,
  });
  const api: ApiClient = {
    call: (call, ...rest) => {
      const answer = client.call(call, ...rest);
      answer.catch((error: unknown) => note({ kind: 'call', error, reads: call.method === 'GET' }));
      return answer;
    },
  };
  installUnauthorized((token) => void readRole().then(() => onUnauthorized(token)));
  const capabilities = loadCapabilities(api, storeAnnounced);
  const descriptors = sections.flatMap(({ descriptor }) => descriptor ?? []);
  const linkTo: Platform['linkTo'] = (place, id) => linkIn(descriptors, (role) => mayEnter(role, auth.view.get().role), place, id);
  installPlatform({ session: auth.view, api, queryClient, capabilities, settings, linkTo, notify, confirm });
  followIdentity(queryClient);
  void capabilities.settled.then(() => keepInCookie());
  pruneJournal();
  return queryClient;
}
