import type { Member } from '@arena/shared/contract';
import { useCapability, useSession } from '@arena/shared/platform';
import type { IconNode } from '@arena/shared/ui';
import { Ban, ShieldCheck, ShieldOff, UserCheck, Wallet } from 'lucide';
import { isAdmin } from './member';
import { makeAdmin, removeAdmin } from './roles/roles.operations';
import { toggleBan } from './users.operations';
import { adjustRefusal, adminRefusal, banRefusal, isBanned, removalRefusal } from './users.status';
import * as t from './users.messages';

export interface MemberAction {
  readonly label: string;
  readonly icon: IconNode;
  /** Why it isn't possible; null if it is. */
  readonly refusal: string | null;
  readonly tone: 'danger' | 'neutral';
  run(member: Member): unknown;
}

/** What an administrator can do about a user, in the list and on the profile. `onAdjust` opens the form. */
export function useMemberActions(member: Member, onAdjust: (member: Member) => void): readonly MemberAction[] {
  const ownId = useSession().loggedInUserInfo?.id ?? null;
  const refusal = banRefusal(member, useCapability('ban-user'), ownId);
  const noAdjustment = adjustRefusal(member, useCapability('balance-adjust'), ownId);
  const canRevoke = useCapability('role-revoke');
  const grant = { label: t.makeAdmin, icon: ShieldCheck, refusal: adminRefusal(member), tone: 'neutral', run: makeAdmin } as const;
  return [
    isBanned(member)
      ? { label: t.unbanUser, icon: UserCheck, refusal, tone: 'neutral', run: toggleBan }
      : { label: t.banUser, icon: Ban, refusal, tone: 'danger', run: toggleBan },
    { label: t.adjustBalance, icon: Wallet, refusal: noAdjustment, tone: 'neutral', run: onAdjust },
    grant,
    ...(isAdmin(member)
      ? [
          {
            label: t.removeAdminRole,
            icon: ShieldOff,
            refusal: removalRefusal(member, canRevoke),
            tone: 'danger',
            run: removeAdmin,
          } as const,
        ]
      : []),
  ];
}
