import { Download, X } from 'lucide';
import { Button, formatCount } from '@arena/shared/ui/core';
import type { useCsvExport } from './useCsvExport';

interface ExportButtonProps {
  readonly file: Pick<ReturnType<typeof useCsvExport>, 'progress' | 'start' | 'cancel'>;
  readonly disabled?: boolean;
  readonly size?: 'sm';
}

/** Starts a CSV export; while it runs, shows the progress and cancels it. Takes the result of `useCsvExport`. */
export function ExportButton({ file: { progress, start, cancel }, disabled = false, size }: ExportButtonProps) {
  if (progress === null)
    return (
      <Button size={size} icon={Download} disabled={disabled} onClick={start}>
        Export CSV
      </Button>
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
