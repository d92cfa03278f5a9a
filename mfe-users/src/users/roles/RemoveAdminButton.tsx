import type { Member } from '@arena/shared/contract';
import { useCapability } from '@arena/shared/platform';
import { Button, HoverTip } from '@arena/shared/ui';
import { ShieldOff } from 'lucide';
import { useIsUpdating } from '../row-states';
import { isAdmin } from '../member';
import { removalRefusal } from '../users.status';
import { removeAdmin } from './roles.operations';
import * as t from './roles.messages';

/** Stays focusable when disabled, and explains why. */
export function RemoveAdminButton({ member }: { readonly member: Member }) {
  const available = useCapability('role-revoke');
  const busy = useIsUpdating(member.id);
  if (!isAdmin(member)) return null;
  const refusal = removalRefusal(member, available);
  return (
    <HoverTip text={refusal ?? ''} describe={false} onPress>
      <Button
        size="sm"
        tone={refusal === null ? 'danger' : 'neutral'}
        icon={ShieldOff}
        aria-disabled={refusal !== null || undefined}
        aria-description={refusal ?? undefined}
        busy={busy}
        busyLabel={t.updating}
        onClick={() => void (refusal ?? removeAdmin(member))}
      >
        {t.removeAdminRole}
      </Button>
    </HoverTip>
  );
}
