import type { Member } from '@arena/shared/contract';
import { lazyDialog } from '@arena/shared/ui';
import * as t from '../users.messages';

export interface AdjustDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

export const AdjustDialog = lazyDialog<AdjustDialogProps>(
  () => import('./AdjustDialog').then((module) => module.AdjustDialog),
  t.formFailed,
);
