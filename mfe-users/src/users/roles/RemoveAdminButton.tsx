import type { Member } from '@arena/shared/contract';
import { useCapability, useSession } from '@arena/shared/platform';
import { Button, HoverTip } from '@arena/shared/ui';
import { ShieldOff } from 'lucide';
import { useIsUpdating } from '../list/row-states';
import { isAdmin } from '../member';
import { removalRefusal } from '../users.status';
import { removeAdmin } from './roles.operations';

const LABEL = 'Remove admin role';

/** On the profile of an administrator. Where it is not possible it stays reachable, and says why. */
export function RemoveAdminButton({ member }: { readonly member: Member }) {
  const available = useCapability('role-revoke');
  const ownId = useSession().loggedInUserInfo?.id ?? null;
  const busy = useIsUpdating(member.id);
  if (!isAdmin(member)) return null;
  const circumstances = { available, ownId };
  const refusal = removalRefusal(member, circumstances);
  if (refusal !== null)
    return (
      <HoverTip text={refusal} describe={false} onPress>
        <Button size="sm" icon={ShieldOff} aria-disabled aria-description={refusal}>
          {LABEL}
        </Button>
      </HoverTip>
    );
  return (
    <Button
      size="sm"
      tone="danger"
      icon={ShieldOff}
      busy={busy}
      busyLabel="Updating..."
      onClick={() => void removeAdmin(member, circumstances)}
    >
      {LABEL}
    </Button>
  );
}
