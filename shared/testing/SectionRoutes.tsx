import type { Section } from '@arena/shared/contract/section';
import { lazyComponent } from '@arena/shared/ui';
import { type ComponentType, useState } from 'react';
import { useRoutes } from 'react-router-dom';

type Load = Section['mounts'][number]['pages'][number]['load'];

// Kept from one rendering to the next: a page that was loaded before is there at once. And no `React.lazy`: React holds back what
// follows a Suspense fallback for up to 300 ms, in each test again.
const pages = new Map<Load, ComponentType>();

function pageOf(load: Load): ComponentType {
  const Page =
    pages.get(load) ??
    lazyComponent(async () => ((await load()) as { default: ComponentType }).default, {
      failed: () => <p role="alert">This page could not be loaded.</p>,
    });
  pages.set(load, Page);
  return Page;
}

/** A section's pages at their real addresses, without the shell: no guard, no boundary, no retry. */
export function SectionRoutes({ section }: { readonly section: Section }) {
  const [routes] = useState(() =>
    section.mounts.flatMap((mount) =>
      mount.pages.map((page) => {
        const Page = pageOf(page.load);
        return { path: page.path === '' ? mount.path : `${mount.path}/${page.path}`, element: <Page /> };
      }),
    ),
  );
  const element = useRoutes(routes);
  return element ?? <p>This section has no page here.</p>;
}
