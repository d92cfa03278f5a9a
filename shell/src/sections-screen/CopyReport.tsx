import { notify } from '../feedback/toasts';
import { Button, color, radius, styled } from '@arena/shared/ui';
import { ClipboardCopy } from 'lucide';
import { useState } from 'react';
import * as t from './sections-screen.messages';

const Text = styled('textarea')({
  display: 'block',
  flex: '1 1 100%',
  minWidth: 0,
  minHeight: '14rem',
  margin: '8px 0',
  padding: 12,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.ground,
  color: color.text,
  font: '500 0.75rem/1.125rem ui-monospace, monospace',
  resize: 'vertical',
});

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

interface CopyReportProps {
  readonly title: string;
  /** Created on demand, because it contains the time. */
  readonly report: () => string;
}

/** Shows the report for manual copying where the browser blocks the clipboard. */
export function CopyReport({ title, report }: CopyReportProps) {
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const text = report();
    try {
      await navigator.clipboard.writeText(text);
      setShown(null);
      notify({ message: t.reportCopied(title), tone: 'success' });
    } catch {
      setShown(text);
    }
  };
  return (
    <>
      <Button size="sm" icon={ClipboardCopy} aria-label={t.copyReportOn(title)} onClick={() => void copy()}>
        {t.copyReport}
      </Button>
      {shown === null ? null : <Text key={shown} readOnly aria-label={t.copyManually(title)} value={shown} ref={select} />}
    </>
  );
}
