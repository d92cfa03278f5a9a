import { isolated, type LocalDateTime } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { Banner, color, DASH, media, styled } from '@arena/shared/ui/core';
import { Checkbox } from './Checkbox';
import * as t from './form.messages';

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 9,
  paddingTop: 6,
  color: color.text,
  cursor: 'pointer',
  [media.touch]: { padding: '12px 0' },
});

interface BannedNoticeProps {
  readonly name: string;
  readonly since: LocalDateTime | null;
  /** The action as a verb: `Approve`. */
  readonly verb: string;
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
  readonly autoFocus?: boolean;
}

/** Warns that a user about to be paid is banned, with a checkbox to confirm. */
export function BannedNotice({ name, since, verb, confirmed, onConfirm, autoFocus = false }: BannedNoticeProps) {
  return (
    <Banner tone="wait" title={t.bannedSince(isolated(name), formatLocal(since) ?? DASH)}>
      <Label>
        <Checkbox type="checkbox" checked={confirmed} autoFocus={autoFocus} onChange={(event) => onConfirm(event.target.checked)} />
        {verb} {t.although} {isolated(name)} {t.isBanned}
      </Label>
    </Banner>
  );
}
