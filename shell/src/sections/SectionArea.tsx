import { useSession } from '@arena/shared/platform';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHostState, useSectionHost } from './host-context';
import { mayEnter } from './may-enter';
import { SectionBoundary } from './SectionBoundary';
import { SectionPages } from './SectionPages';
import { LoadedSection } from './SectionPart';

interface SectionAreaProps {
  /** The path matched by the router: `/admin` inside the console, empty outside. */
  readonly base: string;
  /** Shown when no section has a page at the address. */
  readonly notFound: ReactNode;
}

/** Renders the section that the path belongs to, inside its boundary. */
export function SectionArea({ base, notFound }: SectionAreaProps) {
  const { pathname } = useLocation();
  const { role } = useSession();
  const host = useSectionHost();
  // Subscribes to the snapshot, because a retry may bring a section with other mounts.
  useHostState(({ snapshot }) => snapshot);
  const mounted = host.mountAt(pathname);
  // Outside the console, a page that the role may not see counts as missing; inside, the guard decides.
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
