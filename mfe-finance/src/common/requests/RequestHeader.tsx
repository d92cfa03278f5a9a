import type { ReactNode } from 'react';
import type { RequestState } from '@arena/shared/contract';
import { Button, Kbd, PageHeader, useMediaQuery } from '@arena/shared/ui';
import { Download, Keyboard } from 'lucide';
import { csvOf } from '../csv';
import { download, today } from '../download';
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
  const exportCsv = () => download(`${kind.fileName}-${state.toLowerCase()}-${today()}.csv`, csvOf(kind.csv, counted));
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {actions}
          <Button icon={Download} disabled={counted.length === 0 || !whole} onClick={exportCsv}>
            Export CSV
          </Button>
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
