import { useId } from 'react';
import { Button, color, styled } from '@arena/shared/ui';
import { DayField } from './DayField';
import { dayOf, rangeProblem } from './log-filters';

const Group = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 });
const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 6, color: color.muted, fontSize: '0.8125rem' });
const Problem = styled('p')({ color: color.bad, fontSize: '0.8125rem' });

interface DayRangeProps {
  readonly from: string;
  readonly to: string;
  readonly onFrom: (day: string) => void;
  readonly onTo: (day: string) => void;
  readonly onClear: () => void;
}

/** From one day to another, both included. */
export function DayRange({ from, to, onFrom, onTo, onClear }: DayRangeProps) {
  const id = useId();
  const problem = rangeProblem({ from, to });
  const described = { 'aria-invalid': problem !== null, 'aria-describedby': problem === null ? undefined : id };
  return (
    <Group role="group" aria-label="Days">
      <Label>
        From <DayField value={from} max={dayOf(to) || undefined} onChange={onFrom} {...described} />
      </Label>
      <Label>
        to <DayField value={to} min={dayOf(from) || undefined} onChange={onTo} {...described} />
      </Label>
      {from === '' && to === '' ? null : (
        <Button size="sm" tone="ghost" onClick={onClear}>
          All days
        </Button>
      )}
      {problem === null ? null : (
        <Problem id={id} role="alert">
          {problem}
        </Problem>
      )}
    </Group>
  );
}
