import type { SectionProgram, SectionWidget } from '@arena/shared/contract/section';
import { lazyComponent } from '@arena/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { outlined } from './outlined';
import { useHostState, useSectionHost } from './host-context';
import { fetchAgain, type Loadable, pageFailure, retryPage } from './pages';
import { PageView } from './PageView';
import type { RegisteredSection } from './registry';
import { SectionFailed } from './SectionFailed';
import { StillLoading } from './StillLoading';

/** A widget, or a page where no widget is named. */
interface PartProps {
  readonly registered: RegisteredSection;
  readonly widget?: SectionWidget | undefined;
}

interface LoadedSectionProps extends PartProps {
  /** Renders the loaded section. */
  readonly children: (section: SectionProgram, retry: () => void) => ReactNode;
}

const Outline = lazyComponent(() => import(/* webpackChunkName: "outline" */ './Outline').then((module) => module.default));

/** A part of a section, loaded, loading or failed; outlined if this tab outlines them. */
export function LoadedSection(props: LoadedSectionProps) {
  const { on } = useStore(outlined);
  return (
    <>
      <SectionContent {...props} />
      {on ? <Outline registered={props.registered} /> : null}
    </>
  );
}

/** Fetches the section with the first of its parts, and one that failed with each navigation. */
function SectionContent({ registered, widget, children }: LoadedSectionProps) {
  const host = useSectionHost();
  const { name } = registered;
  const state = useHostState(() => host.stateOf(name));
  const { key } = useLocation();
  useEffect(() => host.show(name), [host, name, key]);

  const retry = () => void host.retry(name);
  if (state.status === 'loaded') return children(state.section, retry);
  if (state.status === 'failed')
    return <SectionFailed failure={state.failure} registered={registered} widget={widget?.title} onRetry={retry} />;
  const since = state.status === 'loading' ? state.since : undefined;
  return <StillLoading key={since} registered={registered} widget={widget?.title} since={since} onRetry={retry} />;
}

interface SectionPartProps extends PartProps {
  readonly page: Loadable;
  readonly name: string;
}

export function SectionPart({ registered, widget, page, name }: SectionPartProps) {
  const host = useSectionHost();
  const part = { registered, widget: widget?.title };
  return (
    <PageView
      page={page}
      of={registered}
      place={widget?.id}
      loading={<StillLoading {...part} onRetry={() => fetchAgain(page, registered)} />}
      failed={() => <SectionFailed {...part} failure={pageFailure(page, name)} onRetry={() => void retryPage(page, registered, host)} />}
    />
  );
}
