import { useCallback, useEffect, useState } from 'react';
import type { Redeem } from '@arena/shared/contract';
import { formatInstant, formatLocal } from '@arena/shared/platform';
import { Button, DASH, formatMoney, GlobalStyles, Portal, styled } from '@arena/shared/ui';
import { Printer } from 'lucide';
import * as t from './redeems.messages';

const SHEET = 'arena-print-sheet';

// Prints dark on white in every theme.
const Sheet = styled('div')({
  display: 'none',
  color: '#000',
  fontSize: '10pt',
  '& h1': { fontSize: '14pt', margin: '0 0 2pt' },
  '& table': { width: '100%', borderCollapse: 'collapse', marginTop: '8pt' },
  '& th, & td': { padding: '3pt 6pt', textAlign: 'left', borderBottom: '0.5pt solid #999', verticalAlign: 'top' },
  '& [data-align=end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tr': { breakInside: 'avoid' },
});
const onPaper = {
  '@media print': {
    'body > *': { display: 'none !important' },
    [`body > #${SHEET}`]: { display: 'block !important' },
    'html, body': { background: '#fff !important' },
  },
};

interface PaperProps {
  readonly redeems: readonly Redeem[];
  readonly figures: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly onDone: () => void;
}

/** Prints once rendered, then unmounts. */
function Paper({ redeems, figures, at, onDone }: PaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return (
    <Sheet id={SHEET}>
      <h1>{t.printTitle}</h1>
      <p>
        {figures}, {formatInstant(at)}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t.requestId}</th>
            <th data-align="end">{t.amount}</th>
            <th>{t.paymentMethod}</th>
            <th>{t.account}</th>
            <th>{t.status}</th>
            <th>{t.user}</th>
            <th>{t.requested}</th>
          </tr>
        </thead>
        <tbody>
          {redeems.map(({ id, amount, method, account, status, user, requestedAt }, place) => (
            <tr key={id ?? `row-${place}`}>
              <td>{id ?? DASH}</td>
              <td data-align="end">{formatMoney(amount)}</td>
              <td>{method ?? DASH}</td>
              <td>{account ?? DASH}</td>
              <td>{status ?? DASH}</td>
              <td>{user?.name ?? user?.email ?? DASH}</td>
              <td>{formatLocal(requestedAt) ?? DASH}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** Prints all matching requests, because the table renders only visible rows. */
export function PrintButton({ redeems, figures }: Pick<PaperProps, 'redeems' | 'figures'>) {
  // null while nothing is printed.
  const [asked, setAsked] = useState<number | null>(null);
  const done = useCallback(() => setAsked(null), []);
  return (
    <>
      <Button icon={Printer} disabled={redeems.length === 0} onClick={() => setAsked(Date.now())}>
        {t.print}
      </Button>
      {asked === null ? null : (
        // Keyed, because a browser that never fires `afterprint` leaves the sheet until the next click.
        <Portal key={asked}>
          <GlobalStyles styles={onPaper} />
          <Paper redeems={redeems} figures={figures} at={asked} onDone={done} />
        </Portal>
      )}
    </>
  );
}
