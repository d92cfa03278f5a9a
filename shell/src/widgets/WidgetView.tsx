import type { SectionWidget } from '@arena/shared/contract/section';
import { Panel, PanelTitle, styled } from '@arena/shared/ui';
import { useId } from 'react';
import { failure } from '../sections/failure';
import type { RegisteredSection } from '../sections/registry';
import { SectionBoundary } from '../sections/SectionBoundary';
import { SectionFailed } from '../sections/SectionFailed';
import { LoadedSection, SectionPart } from '../sections/SectionPart';

const Frame = styled(Panel)({ display: 'flex', flexDirection: 'column', '&[data-size=wide]': { gridColumn: '1 / -1' } });

interface WidgetViewProps {
  readonly widget: SectionWidget;
  readonly registered: RegisteredSection;
}

/** Errors stay inside the widget's frame. */
export function WidgetView({ widget, registered }: WidgetViewProps) {
  const id = useId();
  const part = { widget, registered };
  return (
    <Frame data-size={widget.size} aria-labelledby={id}>
      <PanelTitle id={id}>{widget.title}</PanelTitle>
      <LoadedSection {...part}>
        {(section, retry) => {
          const found = section.widgets.find((one) => one.id === widget.id);
          return found === undefined ? (
            <SectionFailed
              failure={failure('page-unavailable', { page: widget.id })}
              registered={registered}
              widget={widget.title}
              onRetry={retry}
            />
          ) : (
            <SectionBoundary {...part} onRetry={retry}>
              <SectionPart {...part} page={found} name={widget.id} />
            </SectionBoundary>
          );
        }}
      </LoadedSection>
    </Frame>
  );
}
