import { useState } from 'react';
import type { Member } from '@arena/shared/contract';
import { Button, HoverTip, styled } from '@arena/shared/ui';
import { AdjustDialog } from '../adjust/lazy';
import { useIsUpdating } from '../row-states';
import { useMemberActions } from '../useMemberActions';
import * as t from './profile.messages';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' });

/** Actions that aren't possible stay focusable, with the reason. */
export function MemberActions({ member }: { readonly member: Member }) {
  const [adjusting, setAdjusting] = useState<Member | null>(null);
  const close = () => setAdjusting(null);
  const actions = useMemberActions(member, setAdjusting);
  const busy = useIsUpdating(member.id);
  return (
    <Line role="group" aria-label={t.actions}>
      {actions.map(({ label, icon, refusal, tone, run }) => (
        <HoverTip key={label} text={refusal ?? ''} describe={false} onPress>
          <Button
            size="sm"
            tone={refusal === null ? tone : 'neutral'}
            icon={icon}
            aria-disabled={refusal !== null || undefined}
            aria-description={refusal ?? undefined}
            disabled={busy}
            onClick={() => void (refusal ?? run(member))}
          >
            {label}
          </Button>
        </HoverTip>
      ))}
      {adjusting === null ? null : <AdjustDialog member={adjusting} onClose={close} onFailure={close} />}
    </Line>
  );
}
