import { Download, X } from 'lucide';
import { Button, formatCount, HoverTip } from '@arena/shared/ui/core';
import type { useExport } from './useExport';
import * as t from './export.messages';

const CSV_HINT = t.csvHint;

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
          {t.exportExcel}
        </Button>
        <HoverTip text={CSV_HINT}>
          <Button size={size} disabled={disabled} onClick={() => start('csv')}>
            {t.exportCsv}
          </Button>
        </HoverTip>
      </>
    );
  return (
    <>
      <span role="status">
        {progress.total === 0 ? t.exporting : t.exportingCount(formatCount(progress.done), formatCount(progress.total))}
      </span>
      <Button size={size} icon={X} onClick={cancel}>
        {t.cancelExport}
      </Button>
    </>
  );
}
