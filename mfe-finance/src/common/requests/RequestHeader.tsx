import type { ReactNode } from 'react';
import type { RequestState } from '@arena/shared/contract';
import { piecesOf } from '@arena/shared/platform';
import { Button, ExportButton, Kbd, PageHeader, useCsvExport, useMediaQuery } from '@arena/shared/ui';
import { Keyboard } from 'lucide';
import type { RequestKind } from './kind';
import type { MoneyRequest } from './request';
import { orderOf, type RequestQuestion } from './requests.queries';

interface RequestHeaderProps<R extends MoneyRequest> {
  readonly kind: RequestKind<R>;
  readonly title: string;
  readonly subtitle: string;
  readonly state: RequestState;
  /** Whether requests can be decided on this backend at all. */
  readonly acts: boolean;
  /** What is shown and waits. */
  readonly counted: readonly R[];
  /** What the server has searched for, where the rows are not all that there are; null where they are. */
  readonly searched: RequestQuestion | null;
  readonly onHelp: () => void;
  readonly actions: ReactNode;
}

/** The heading with its buttons: the screen's own, the export, and the list of keys. */
export function RequestHeader<R extends MoneyRequest>(props: RequestHeaderProps<R>) {
  const { kind, title, subtitle, state, acts, counted, searched, onHelp, actions } = props;
  const narrow = useMediaQuery('(max-width: 768px)');
  const file = useCsvExport({
    fileName: `${kind.fileName}-${state.toLowerCase()}`,
    columns: kind.csv,
    pieces: (signal) =>
      searched === null
        ? [{ items: counted, total: counted.length }]
        : piecesOf(kind.lists[state], { filters: searched.filters, order: orderOf(searched) }, signal),
  });
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {actions}
          <ExportButton file={file} disabled={counted.length === 0} />
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
