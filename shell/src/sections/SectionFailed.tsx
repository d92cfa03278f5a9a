import { ErrorState, PageHeader } from '@arena/shared/ui';
import { useEffect } from 'react';
import { codeOf, reportOf, type SectionFailure } from './failure';
import { FailureWords } from './FailureWords';
import { note } from './note';
import type { RegisteredSection } from './registry';
import * as t from './sections.messages';

interface SectionFailedProps {
  readonly failure: SectionFailure;
  readonly registered: RegisteredSection;
  /** The widget's title; absent for a page. */
  readonly widget?: string | undefined;
  readonly onRetry: () => void;
}

/** Replaces a failed section, page or widget: the error, its owner, its code and, where useful, a retry. */
export function SectionFailed({ failure, registered, widget, onRetry }: SectionFailedProps) {
  const title = registered.descriptor?.title ?? registered.name;
  const report = reportOf(failure, title);
  // Counts a failure each time a user sees it, by the code shown.
  useEffect(() => note({ kind: 'failure', of: registered, code: report.number }), [registered, report.number]);
  return (
    <>
      {widget === undefined ? <PageHeader title={title} /> : null}
      <ErrorState
        flush={widget !== undefined}
        title={t.isUnavailable(widget ?? title)}
        message={<FailureWords sentence={report.sentence} number={report.number} registered={registered} />}
        code={codeOf(report.number, registered)}
        details={`${registered.name}, ${report.detail}`}
        onRetry={onRetry}
        retryLabel={report.retry ? t.retry : t.checkAgain}
      />
    </>
  );
}
