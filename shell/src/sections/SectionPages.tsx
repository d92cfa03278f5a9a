import type { SectionProgram } from '@arena/shared/contract/section';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { MountedSection } from './host';
import { SectionPart } from './SectionPart';

interface SectionPagesProps {
  readonly section: SectionProgram;
  readonly mounted: MountedSection;
  readonly base: string;
  readonly notFound: ReactNode;
}

/** Routes below the path that the router has already matched. */
export function SectionPages({ section, mounted, base, notFound }: SectionPagesProps) {
  const below = mounted.mount.path.slice(base.length + 1);
  const pages = section.mounts.find((mount) => mount.path === mounted.mount.path)?.pages ?? [];
  const element = useRoutes(
    pages.map((page) => ({
      path: [below, page.path].filter((part) => part !== '').join('/'),
      element: <SectionPart key={page.path} page={page} name={page.path} registered={mounted.registered} />,
    })),
  );
  return element ?? notFound;
}
