import type { ReactNode } from 'react';
import type { RequestState } from '@arena/shared/contract';
import { Button, ExportButton, Kbd, PageHeader, useCsvExport, useMediaQuery } from '@arena/shared/ui';
import { Keyboard } from 'lucide';
import type { RequestKind } from './kind';
import type { MoneyRequest } from './request';

interface RequestHeaderProps<R extends MoneyRequest> {
  readonly kind: RequestKind<R>;
  readonly title: string;
  readonly subtitle: string;
  readonly state: RequestState;
  /** Whether requests can be decided on this backend at all. */
  readonly acts: boolean;
  /** What is shown and waits. */
  readonly counted: readonly R[];
  /** False while the rest of a long list is loading. */
  readonly whole: boolean;
  readonly onHelp: () => void;
  readonly actions: ReactNode;
}

/** The heading with its buttons: the screen's own, the export, and the list of keys. */
export function RequestHeader<R extends MoneyRequest>(props: RequestHeaderProps<R>) {
  const { kind, title, subtitle, state, acts, counted, whole, onHelp, actions } = props;
  const narrow = useMediaQuery('(max-width: 768px)');
  const file = useCsvExport({
    fileName: `${kind.fileName}-${state.toLowerCase()}`,
    columns: kind.csv,
    pieces: () => [{ items: counted, total: counted.length }],
  });
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {actions}
          <ExportButton file={file} disabled={counted.length === 0 || !whole} />
          {acts && !narrow ? (
            <Button icon={Keyboard} aria-keyshortcuts="?" onClick={onHelp}>
              Keys <Kbd aria-hidden>?</Kbd>
            </Button>
          ) : null}
        </>
      }
    />
  );
}
