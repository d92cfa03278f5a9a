import { isAdminRole, type Member } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { DASH, secondLine } from '@arena/shared/ui';
import { nameOf, roleLabel, rolesOf } from '../member';
import { useRowMenu } from './RowMenuProvider';
import { useIsUpdating } from '../row-states';
import * as t from './list.messages';

// Plain elements, because one scroll can render a thousand; their styles are in `member.styles.ts`.

export function Person({ member }: { readonly member: Member }) {
  return (
    <>
      <span data-person>{member.name ?? DASH}</span>
      {secondLine(member.email ?? DASH, { title: member.email })}
    </>
  );
}

export function RoleChips({ member }: { readonly member: Member }) {
  const roles = rolesOf(member);
  const { bannedAt } = member;
  if (roles.length === 0 && bannedAt === null) return DASH;
  return (
    <span data-chips>
      {roles.map((role) => (
        <span key={role} data-chip={isAdminRole(role) ? 'admin' : ''}>
          {roleLabel(role)}
        </span>
      ))}
      {bannedAt === null ? null : (
        <span data-chip="banned" title={t.since(formatLocal(bannedAt) ?? '')}>
          {t.banned}
        </span>
      )}
    </span>
  );
}

export function RowActions({ member }: { readonly member: Member }) {
  const busy = useIsUpdating(member.id);
  const open = useRowMenu();
  if (busy)
    return (
      <span data-updating role="status">
        {t.updating}
      </span>
    );
  return (
    <button
      type="button"
      data-menu
      aria-haspopup="menu"
      aria-label={t.actionsFor(nameOf(member))}
      onClick={(event) => open(member, event.currentTarget)}
    />
  );
}
