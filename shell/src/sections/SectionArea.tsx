import { useSession } from '@arena/shared/platform';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { MountedSection } from './host';
import { useSectionHost } from './HostContext';
import { mayEnter } from './may-enter';
import { SectionBoundary } from './SectionBoundary';
import { SectionFailed } from './SectionFailed';
import { SectionPages } from './SectionPages';
import { StillLoading } from './StillLoading';

interface SectionAreaProps {
  /** The path that the router has matched already: `/admin` inside the console, empty outside. */
  readonly base: string;
  /** Shown where no section has a page. */
  readonly notFound: ReactNode;
}

/** The part of the screen that belongs to sections: finds out whose the current path is, and renders it inside its boundary. */
export function SectionArea({ base, notFound }: SectionAreaProps) {
  const { pathname } = useLocation();
  const { role } = useSession();
  const host = useSectionHost();
  // The snapshot is subscribed to, because a retry may bring a section whose mounts are others.
  useSyncExternalStore(host.subscribe, () => host.snapshot);
  const mounted = host.mountAt(pathname);
  // A page outside the console that somebody may not see is as good as none; inside, the guard has decided already.
  if (mounted === null || !mayEnter(mounted.mount.role, role)) return notFound;
  return <MountedSectionView key={mounted.mount.path} mounted={mounted} base={base} notFound={notFound} />;
}

function MountedSectionView({ mounted, base, notFound }: SectionAreaProps & { readonly mounted: MountedSection }) {
  const host = useSectionHost();
  const { pathname } = useLocation();
  const { name } = mounted.registered;
  const state = useSyncExternalStore(host.subscribe, () => host.stateOf(name));
  useEffect(() => {
    if (host.stateOf(name).status === 'idle') void host.load(name);
  }, [host, name]);

  if (state.status === 'failed') {
    return <SectionFailed failure={state.failure} registered={mounted.registered} onRetry={() => void host.retry(name)} />;
  }
  if (state.status !== 'loaded') {
    const since = state.status === 'loading' ? state.since : undefined;
    return <StillLoading key={since} registered={mounted.registered} since={since} onRetry={() => void host.retry(name)} />;
  }
  return (
    <SectionBoundary
      registered={mounted.registered}
      place={pathname}
      onRetry={() => void host.retry(name)}
      onCrash={(crashed) => host.noteCrash(name, crashed)}
    >
      <SectionPages section={state.section} mounted={mounted} base={base} notFound={notFound} />
    </SectionBoundary>
  );
}
