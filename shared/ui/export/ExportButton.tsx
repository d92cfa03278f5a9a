import { useState } from 'react';
import { Download, X } from 'lucide';
import { Button, formatCount, lazyDialog } from '@arena/shared/ui/core';
import type { ExportMenuProps } from './ExportMenu';
import type { useExport } from './useExport';
import * as t from './export.messages';

const LazyMenu = lazyDialog<ExportMenuProps>(() => import('./ExportMenu').then(({ ExportMenu }) => ExportMenu), t.menuFailed);

interface ExportButtonProps {
  readonly file: ReturnType<typeof useExport>;
  readonly disabled?: boolean;
  readonly size?: 'sm';
}

/**
 * Asks for Excel or CSV; while the export runs, shows the progress and cancels it. Takes the result of `useExport`. A screen's list has
 * it in the screen's header, before the button that creates something.
 */
export function ExportButton({ file: { progress, start, cancel }, disabled = false, size }: ExportButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (progress !== null)
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
  return (
    <>
      <Button
        size={size}
        icon={Download}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.exportList}
      </Button>
      {anchor === null ? null : <LazyMenu anchor={anchor} onClose={close} onFailure={close} onStart={start} />}
    </>
  );
}
