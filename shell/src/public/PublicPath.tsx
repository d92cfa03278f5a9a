import { isInMemory } from '@arena/shared/platform/storage';
import { LoadingState } from '@arena/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { recentToasts } from '../feedback/toasts';
import { useSectionHost } from '../sections/host-context';
import { RECORD_KEY } from '../session/record-keys';
import { pendingLogout } from '../session/useLogout';
import { carry } from './carried';
import { isDocument } from './documents';
import * as t from './public.messages';

/** The history entry that this document was served for. */
const served = entryKey();
/** How long to wait for the sign-out response, whose message the next page shows. */
const FAREWELL_MS = 1500;

function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

/** Replaces this document with the page at the current address. */
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
  return <LoadingState label={t.loading} />;
}

/**
 * Loads public pages as documents. Shows the shell's own page instead if this document was served for the address, or if the session would
 * end with this document.
 */
export function PublicPath({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation();
  const host = useSectionHost();
  return key !== served && !isInMemory(RECORD_KEY) && isDocument(host.snapshot, pathname) ? <Leave key={key} /> : children;
}
