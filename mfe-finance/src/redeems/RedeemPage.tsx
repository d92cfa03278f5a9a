import { useCapability, useUrlState } from '@arena/shared/platform';
import { EmptyState, Select } from '@arena/shared/ui';
import { RequestHeader } from '../common/RequestHeader';
import { prepareRequests, RequestQueue } from '../common/RequestQueue';
import { PENDING_OPTION, STATE_OPTIONS, stateOf } from '../common/requests.status';
import { useRequests } from '../common/useRequests';
import { PrintButton } from './PrintButton';
import { REDEEMS } from './redeems.kind';
import * as t from './redeems.messages';

export const prepare = () => prepareRequests(REDEEMS);

/** Part 1 §2: read-only as specified; the extension `redeem-decisions` adds decisions. */
export default function RedeemPage() {
  const decides = useCapability('redeem-decisions');
  const [stateWord, setState] = useUrlState('status', PENDING_OPTION);
  const state = decides ? stateOf(stateWord) : 'PENDING';

  const requests = useRequests(REDEEMS, { state, acts: decides });

  return (
    <>
      <RequestHeader title={t.heading} subtitle={decides ? t.subheading : t.subheadingElsewhere} requests={requests}>
        <PrintButton redeems={requests.counted} figures={requests.figures} />
      </RequestHeader>
      <RequestQueue
        requests={requests}
        filters={decides ? <Select label={t.statusFilter} value={state.toLowerCase()} options={STATE_OPTIONS} onChange={setState} /> : null}
        empty={() => <EmptyState flush title={t.empty} hint={t.emptyHint} />}
      />
    </>
  );
}
