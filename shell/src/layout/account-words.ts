import { isAdminRole } from '@arena/shared/contract';
import { initials } from '@arena/shared/ui/format';
import * as t from './layout.messages';

interface Person {
  readonly name?: string | null;
  readonly email?: string | null;
}

export function accountWords(
  user: Person | null,
  role: string | null,
): {
  readonly name: string;
  readonly line: string | null;
  readonly initials: string;
} {
  const name = user?.name ?? t.administrator;
  return { name, line: isAdminRole(role) && name !== t.administrator ? t.administrator : (user?.email ?? null), initials: initials(name) };
}
