import type { Redeem } from '@arena/shared/contract';
import { DASH, type DataColumn } from '@arena/shared/ui';
import { amountColumn, ID_COLUMN, lower, statusColumn, userColumn } from '../common/columns';
import type { RequestRow } from '../common/request';
import { MaskedMobile } from './MaskedMobile';
import { decideRedeem } from './redeems.operations';

/** The columns of the specification (part 1 §2 and §3), which shows no decision. */
export const COLUMNS: readonly DataColumn<RequestRow<Redeem>>[] = [
  ID_COLUMN,
  amountColumn('7rem'),
  {
    id: 'method',
    header: 'Payment Method',
    cell: ({ item: { method, account } }) => (
      <>
        {method ?? DASH}
        {account === null ? null : (
          <small>
            <br />
            {account}
          </small>
        )}
      </>
    ),
    sortValue: ({ item: { method } }) => lower(method),
    width: '10rem',
  },
  statusColumn(decideRedeem),
  userColumn(({ user }) => (user?.mobile == null ? null : <MaskedMobile mobile={user.mobile} />)),
];
