import { Avatar, ButtonBase, color, HoverTip, Icon, media, radius, styled } from '@arena/shared/ui';
import { ChevronsUpDown } from 'lucide';
import type { ComponentPropsWithoutRef } from 'react';
import { slot } from '../common/slots';

export const AccountPlace = styled('div')({ position: 'relative', display: 'flex', flex: 'none', '& > button': { flex: 1 } });
const Me = styled(ButtonBase)({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 10,
  padding: 8,
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  '&[data-rail]': { justifyContent: 'center', padding: 4, borderColor: 'transparent' },
  '@media (hover: hover)': { '&:hover': { background: color.hover } },
  '& > svg': { flex: 'none', color: color.muted },
  [media.touch]: { minHeight: 44 },
});
const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Name = styled('span')({ fontWeight: 600, lineHeight: '1rem' });
const Line = styled('span')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' });

interface AccountButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly name: string;
  readonly line: string | null;
  readonly rail: boolean;
}

export function AccountButton({ name, line, rail, ...rest }: AccountButtonProps) {
  const open = rest['aria-expanded'] === true;
  return (
    <HoverTip text={rail && !open ? name : ''} side="right" describe={false}>
      <Me data-rail={rail || undefined} aria-haspopup="menu" {...slot('account')} {...rest}>
        <Avatar name={name} />
        <Words className="label">
          <Name {...slot('name')}>{name}</Name>
          {line === null ? null : <Line {...slot('line')}>{line}</Line>}
        </Words>
        {rail ? null : <Icon node={ChevronsUpDown} />}
      </Me>
    </HoverTip>
  );
}
