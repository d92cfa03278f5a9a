import type { SectionsStatus } from '@arena/shared/contract/publishing';
import { Banner, EmptyState, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import type { ReactNode } from 'react';
import { SectionPanel } from './SectionPanel';
import { useSectionsStatus } from './sections-status.queries';
import * as t from './sections-screen.messages';

const List = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const PANEL_HEIGHT = 140;

/** `children` are panels below the sections. */
export default function SectionsScreen({ children }: { readonly children?: ReactNode }) {
  const query = useSectionsStatus();
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} />
      <List>
        <QueryView query={query} label={t.loading} skeleton={<Loading />}>
          {(status) => <Sections status={status} />}
        </QueryView>
        {children}
      </List>
    </>
  );
}

const Loading = () => (
  <List>
    {[0, 1, 2, 3, 4].map((place) => (
      <Panel as="div" key={place}>
        <Skeleton height={PANEL_HEIGHT} />
      </Panel>
    ))}
  </List>
);

function Sections({ status }: { readonly status: SectionsStatus }) {
  const byTitle = [...status.sections].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  if (status.sections.length === 0) return <EmptyState title={t.noSections} hint={t.noSectionsHint} />;
  return (
    <>
      {status.sections.every(({ changes }) => changes === null) ? <Banner title={t.noHistoryTitle}>{t.noHistoryHint}</Banner> : null}
      {byTitle.map((section) => (
        <SectionPanel key={section.name} section={section} shell={status.shell} />
      ))}
    </>
  );
}
