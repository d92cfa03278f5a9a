import type { Section, SectionPage } from '@arena/shared/contract';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { MountedSection } from './host';
import { useSectionHost } from './HostContext';
import { askAnew, pageFailure, retryPage } from './pages';
import { PageView } from './PageView';
import { SectionFailed } from './SectionFailed';
import { StillLoading } from './StillLoading';

interface SectionPagesProps {
  readonly section: Section;
  readonly mounted: MountedSection;
  /** The path that the router has matched already. */
  readonly base: string;
  readonly notFound: ReactNode;
}

/** The pages of a loaded section, below the path that the router has matched already. */
export function SectionPages({ section, mounted, base, notFound }: SectionPagesProps) {
  const below = mounted.mount.path.slice(base.length + 1);
  const pages = section.mounts.find((mount) => mount.path === mounted.mount.path)?.pages ?? [];
  const element = useRoutes(
    pages.map((page) => ({
      path: [below, page.path].filter((part) => part !== '').join('/'),
      element: <SectionPageView key={page.path} page={page} mounted={mounted} />,
    })),
  );
  return element ?? notFound;
}

function SectionPageView({ page, mounted }: { readonly page: SectionPage; readonly mounted: MountedSection }) {
  const host = useSectionHost();
  const { registered } = mounted;
  return (
    <PageView
      page={page}
      of={registered}
      loading={<StillLoading registered={registered} onRetry={() => askAnew(page, registered)} />}
      failed={() => (
        <SectionFailed
          failure={pageFailure(page, page.path)}
          registered={registered}
          onRetry={() => void retryPage(page, registered, host)}
        />
      )}
    />
  );
}
