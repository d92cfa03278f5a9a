import { useSession } from '@arena/shared/platform';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHostState, useSectionHost } from './host-context';
import { mayEnter } from './may-enter';
import { SectionBoundary } from './SectionBoundary';
import { SectionPages } from './SectionPages';
import { LoadedSection } from './SectionPart';

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
  useHostState(({ snapshot }) => snapshot);
  const mounted = host.mountAt(pathname);
  // A page outside the console that the user may not see counts as missing; inside, the guard has already decided.
  if (mounted === null || !mayEnter(mounted.mount.role, role)) return notFound;
  const { registered, mount } = mounted;
  return (
    <LoadedSection key={mount.path} registered={registered}>
      {(section, retry) => (
        <SectionBoundary
          registered={registered}
          place={pathname}
          onRetry={retry}
          onCrash={(crashed) => host.noteCrash(registered.name, crashed)}
        >
          <SectionPages section={section} mounted={mounted} base={base} notFound={notFound} />
        </SectionBoundary>
      )}
    </LoadedSection>
  );
}
