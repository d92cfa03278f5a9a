import type { Redeem } from '@arena/shared/contract';
import { DASH, type DataColumn } from '@arena/shared/ui';
import { PersonCell } from '../common/requests/cells';
import { ACTIONS_COLUMN, amountColumn, ID_COLUMN, lower, STATUS_COLUMN, userColumn } from '../common/requests/columns';
import { MaskedMobile } from './MaskedMobile';

/** The columns of the specification (part 1 §2 and §3), which shows no decision. */
export const COLUMNS: readonly DataColumn<Redeem>[] = [
  ID_COLUMN,
  amountColumn('7rem'),
  {
    id: 'method',
    header: 'Payment Method',
    cell: ({ method, account }) => (
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
    sortValue: ({ method }) => lower(method),
    width: '10rem',
  },
  STATUS_COLUMN,
  userColumn((redeem) => (
    <PersonCell request={redeem} beside={redeem.user?.mobile == null ? null : <MaskedMobile mobile={redeem.user.mobile} />} />
  )),
];

/** The same with the decisions, where the backend offers them. */
export const DECIDING_COLUMNS: readonly DataColumn<Redeem>[] = [...COLUMNS, ACTIONS_COLUMN];
