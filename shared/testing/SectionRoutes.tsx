import type { Section } from '@arena/shared/contract';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useRoutes } from 'react-router-dom';

/** A section's pages at their real addresses, without the shell: no guard, no boundary, no retry. */
export function SectionRoutes({ section }: { readonly section: Section }) {
  const [routes] = useState(() =>
    section.mounts.flatMap((mount) =>
      mount.pages.map((page) => {
        const Page = lazy(page.load as () => Promise<{ default: ComponentType }>);
        return { path: page.path === '' ? mount.path : `${mount.path}/${page.path}`, element: <Page /> };
      }),
    ),
  );
  const element = useRoutes(routes);
  return <Suspense fallback={null}>{element ?? <p>This section has no page here.</p>}</Suspense>;
}
