import { LoadingState } from '@arena/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { recentToasts } from '../feedback/toasts';
import { useSectionHost } from '../sections/host-context';
import { pendingLogout } from '../session/useLogout';
import { carry } from './carried';
import { isDocument } from './documents';

/** The history entry that this document was served for. */
const served = entryKey();
/** The server's answer to a sign-out is waited for so long: what it says is to be read on the page. */
const FAREWELL_MS = 1500;

function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

/** Fetches the page that stands at the current address, in place of this document. */
function Leave() {
  useEffect(() => {
    let gone = false;
    const leave = () => {
      if (gone) return;
      gone = true;
      window.addEventListener('pagehide', () => carry(recentToasts()), { once: true });
      window.location.reload();
    };
    const timer = setTimeout(leave, FAREWELL_MS);
    void pendingLogout().then(leave);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return <LoadingState label="Loading…" />;
}

/** Loads a public page after a link in the console. If this document was served at that address, shows the shell's own page instead. */
export function PublicPath({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation();
  const host = useSectionHost();
  return key !== served && isDocument(host.snapshot, pathname) ? <Leave key={key} /> : children;
}
