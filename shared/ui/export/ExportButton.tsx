import { useId } from 'react';
import { Download, X } from 'lucide';
import { Button, color, formatCount, HoverTip, media, styled } from '@arena/shared/ui/core';
import type { useExport } from './useExport';
import * as t from './export.messages';

/** Touch devices show no hover tips. */
const CsvHint = styled('small')({ display: 'none', color: color.muted, [media.touch]: { display: 'block', flexBasis: '100%' } });

interface ExportButtonProps {
  readonly file: ReturnType<typeof useExport>;
  readonly disabled?: boolean;
  readonly size?: 'sm';
}

/** Starts an Excel or CSV export; while it runs, shows the progress and cancels it. Takes the result of `useExport`. */
export function ExportButton({ file: { progress, start, cancel }, disabled = false, size }: ExportButtonProps) {
  const hint = useId();
  if (progress === null)
    return (
      <>
        <Button size={size} icon={Download} disabled={disabled} onClick={() => start('xlsx')}>
          {t.exportExcel}
        </Button>
        <HoverTip text={t.csvHint} describe={false}>
          <Button size={size} aria-describedby={hint} disabled={disabled} onClick={() => start('csv')}>
            {t.exportCsv}
          </Button>
        </HoverTip>
        <CsvHint id={hint}>{t.csvHint}</CsvHint>
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
