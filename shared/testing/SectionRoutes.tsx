import type { Section } from '@arena/shared/contract/section';
import { platform } from '@arena/shared/platform';
import { lazyComponent } from '@arena/shared/ui';
import { MountedPage } from '@arena/shared/ui/mount';
import { type ComponentType, useState } from 'react';
import { useRoutes } from 'react-router-dom';

type Load = Section['mounts'][number]['pages'][number]['load'];

// Loaded pages are cached across renders. Not `React.lazy`, because React delays the content after a Suspense fallback by up to 300 ms in
// every test.
const pages = new Map<Load, ComponentType>();

function pageOf(load: Load): ComponentType {
  const Page =
    pages.get(load) ??
    lazyComponent(
      async (): Promise<ComponentType> => {
        const { default: Page, mount } = await load();
        return mount === undefined ? (Page as ComponentType) : () => <MountedPage mount={mount} platform={platform()} />;
      },
      { failed: () => <p role="alert">This page could not be loaded.</p> },
    );
  pages.set(load, Page);
  return Page;
}

/** A section's pages at their real paths, without the shell: no guard, error boundary or retry. */
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
