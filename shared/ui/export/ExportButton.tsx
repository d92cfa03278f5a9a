import { Download, X } from 'lucide';
import { Button, formatCount, HoverTip } from '@arena/shared/ui/core';
import type { useExport } from './useExport';

const CSV_HINT = 'For other programs: spreadsheets change identifiers such as 007, and an apostrophe precedes texts such as +91.';

interface ExportButtonProps {
  readonly file: ReturnType<typeof useExport>;
  readonly disabled?: boolean;
  readonly size?: 'sm';
}

/** Starts an Excel or CSV export; while it runs, shows the progress and cancels it. Takes the result of `useExport`. */
export function ExportButton({ file: { progress, start, cancel }, disabled = false, size }: ExportButtonProps) {
  if (progress === null)
    return (
      <>
        <Button size={size} icon={Download} disabled={disabled} onClick={() => start('xlsx')}>
          Export Excel
        </Button>
        <HoverTip text={CSV_HINT}>
          <Button size={size} disabled={disabled} onClick={() => start('csv')}>
            Export CSV
          </Button>
        </HoverTip>
      </>
    );
  return (
    <>
      <span role="status">
        {progress.total === 0 ? 'Exporting...' : `Exporting ${formatCount(progress.done)} of ${formatCount(progress.total)}...`}
      </span>
      <Button size={size} icon={X} onClick={cancel}>
        Cancel export
      </Button>
    </>
  );
}
