import { useId } from 'react';
import { Button, color, media, radius, styled } from '@arena/shared/ui';
import { dayOf, rangeProblem } from './log-filters';

const Group = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 });
const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 6, color: color.muted, fontSize: '0.8125rem' });
const Day = styled('input')({
  height: 36,
  padding: '0 10px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: '0.875rem',
  '&:hover': { borderColor: color.lineStrong },
  '&[aria-invalid=true]': { borderColor: color.bad },
  '[data-mui-color-scheme=dark] &': { colorScheme: 'dark' },
  [media.touch]: { height: 44, fontSize: '1rem' },
});
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
  const invalid = problem !== null;
  return (
    <Group role="group" aria-label="Days">
      <Label>
        From
        <Day
          type="date"
          value={from}
          max={dayOf(to) || undefined}
          aria-invalid={invalid}
          aria-describedby={invalid ? id : undefined}
          onChange={(event) => onFrom(event.target.value)}
        />
      </Label>
      <Label>
        to
        <Day
          type="date"
          value={to}
          min={dayOf(from) || undefined}
          aria-invalid={invalid}
          aria-describedby={invalid ? id : undefined}
          onChange={(event) => onTo(event.target.value)}
        />
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
