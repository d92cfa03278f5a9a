import type { SectionWidget } from '@arena/shared/contract';
import { Panel, PanelTitle, Skeleton, styled } from '@arena/shared/ui';
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { failure, type SectionFailure } from '../sections/failure';
import { useSectionHost } from '../sections/HostContext';
import { askAnew, pageFailure, retryPage } from '../sections/pages';
import { PageView } from '../sections/PageView';
import type { RegisteredSection } from '../sections/registry';
import { SectionFailed } from '../sections/SectionFailed';
import { StillLoading } from '../sections/StillLoading';
import { note } from '../telemetry/note';
import { WidgetBoundary } from './WidgetBoundary';

const Frame = styled(Panel)({ display: 'flex', flexDirection: 'column', '&[data-size=wide]': { gridColumn: '1 / -1' } });

interface WidgetViewProps {
  readonly widget: SectionWidget;
  readonly registered: RegisteredSection;
}

/** One widget in its frame: its section is fetched, then its own code; what goes wrong stays inside. */
export function WidgetView({ widget, registered }: WidgetViewProps) {
  const id = useId();
  return (
    <Frame data-size={widget.size} aria-labelledby={id}>
      <PanelTitle id={id}>{widget.title}</PanelTitle>
      <Content widget={widget} registered={registered} />
    </Frame>
  );
}

function Content({ widget, registered }: WidgetViewProps) {
  const host = useSectionHost();
  const { name } = registered;
  const state = useSyncExternalStore(host.subscribe, () => host.stateOf(name));
  useEffect(() => {
    if (host.stateOf(name).status === 'idle') void host.load(name);
  }, [host, name]);

  const failed = (what: SectionFailure, onRetry: () => void): ReactNode => (
    <SectionFailed failure={what} registered={registered} widget={widget.title} onRetry={onRetry} />
  );
  const loading = (onRetry: () => void, since?: number) => (
    <StillLoading key={since} registered={registered} widget={widget.title} since={since} onRetry={onRetry}>
      <Skeleton height={140} />
    </StillLoading>
  );
  const retrySection = () => void host.retry(name);
  if (state.status === 'failed') return failed(state.failure, retrySection);
  if (state.status !== 'loaded') return loading(retrySection, state.status === 'loading' ? state.since : undefined);
  const found = state.section.widgets.find(({ id }) => id === widget.id);
  if (found === undefined) return failed(failure('page-unavailable', { page: widget.id }), retrySection);

  return (
    <WidgetBoundary
      name={`${name}/${widget.id}`}
      onCrash={(error) => note({ kind: 'crash', of: registered, place: widget.id, error })}
      failed={(problem, reset) => {
        const renderAgain = () => {
          reset();
          retrySection();
        };
        return failed(failure('crashed', { problem }), renderAgain);
      }}
    >
      <PageView
        page={found}
        loading={loading(() => askAnew(found, registered))}
        failed={() => failed(pageFailure(found, widget.id), () => void retryPage(found, registered, host))}
        of={registered}
        place={widget.id}
      />
    </WidgetBoundary>
  );
}
