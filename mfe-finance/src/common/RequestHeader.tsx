import type { ReactNode } from 'react';
import { piecesOf } from '@arena/shared/platform';
import { Button, ExportButton, Kbd, PageHeader, useExport, useMediaQuery, hasSingleKeys } from '@arena/shared/ui';
import { Keyboard } from 'lucide';
import type { MoneyRequest } from './request';
import { orderOf } from './requests.queries';
import type { Requests } from './useRequests';
import * as t from './common.messages';

interface RequestHeaderProps<R extends MoneyRequest> {
  readonly title: string;
  readonly subtitle: string;
  readonly requests: Requests<R>;
  readonly children?: ReactNode;
}

/** Exports the shown requests; for a long list, everything the server finds. */
export function RequestHeader<R extends MoneyRequest>({ title, subtitle, requests, children }: RequestHeaderProps<R>) {
  const { kind, state, counted, list, question } = requests;
  const hasKeys = hasSingleKeys();
  const narrow = useMediaQuery('(max-width: 768px)');
  const file = useExport({
    fileName: `${kind.fileName}-${state.toLowerCase()}`,
    columns: kind.exported,
    pieces: (signal) =>
      list.isWhole
        ? [{ items: counted, total: counted.length }]
        : piecesOf(kind.lists[state], { filters: question.filters, order: orderOf(question) }, signal),
  });
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {children}
          <ExportButton file={file} disabled={counted.length === 0} />
          {requests.acts && !narrow ? (
            <Button icon={Keyboard} aria-keyshortcuts={hasKeys ? '?' : undefined} onClick={() => requests.setHelp(true)}>
              {t.keys} {hasKeys ? <Kbd aria-hidden>?</Kbd> : null}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
