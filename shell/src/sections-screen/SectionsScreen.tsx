import type { SectionsStatus } from '@arena/shared/contract/publishing';
import { Banner, Checkbox, EmptyState, media, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { outlined, setOutlined } from '../sections/outlined';
import { SectionPanel } from './SectionPanel';
import { useSectionsStatus } from './sections-status.queries';
import * as t from './sections-screen.messages';

const List = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const Switch = styled('label')({ display: 'flex', alignItems: 'center', gap: 8, cursor: 'pointer', [media.touch]: { minHeight: 44 } });
const PANEL_HEIGHT = 140;

interface SectionsScreenProps {
  /** A panel above the sections. */
  readonly first?: ReactNode;
  /** Panels below the sections. */
  readonly children?: ReactNode;
}

export default function SectionsScreen({ first, children }: SectionsScreenProps) {
  const query = useSectionsStatus();
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} actions={<OutlineSwitch />} />
      <List>
        {first}
        <QueryView query={query} label={t.loading} skeleton={<Loading />}>
          {(status) => <Sections status={status} />}
        </QueryView>
        {children}
      </List>
    </>
  );
}

function OutlineSwitch() {
  const { on } = useStore(outlined);
  return (
    <Switch>
      <Checkbox type="checkbox" checked={on} onChange={({ target }) => setOutlined(target.checked)} /> {t.outlineSections}
    </Switch>
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
