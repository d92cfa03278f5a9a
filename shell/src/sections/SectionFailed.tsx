import { ErrorState, PageHeader } from '@arena/shared/ui';
import { useSeenFailure } from '../telemetry/seen-failure';
import { reportOf, type SectionFailure } from './failure';
import { codeOf } from './failure-words';
import { FailureWords } from './FailureWords';
import type { RegisteredSection } from './registry';

interface SectionFailedProps {
  readonly failure: SectionFailure;
  readonly registered: RegisteredSection;
  /** The title of the widget that it stands in the place of; left out for a page. */
  readonly widget?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where a section, a page or a widget should be: what happened, whose it is, what to quote, and a retry in place where one can help. */
export function SectionFailed({ failure, registered, widget, onRetry }: SectionFailedProps) {
  const title = registered.descriptor?.title ?? registered.name;
  const report = reportOf(failure, title);
  useSeenFailure(registered, report.number);
  return (
    <>
      {widget === undefined ? <PageHeader title={title} /> : null}
      <ErrorState
        flush={widget !== undefined}
        title={`${widget ?? title} is unavailable`}
        message={<FailureWords sentence={report.sentence} number={report.number} registered={registered} />}
        code={codeOf(report.number, registered)}
        details={`${registered.name}, ${report.detail}`}
        onRetry={onRetry}
        retryLabel={report.retry ? 'Retry' : 'Check again'}
      />
    </>
  );
}
