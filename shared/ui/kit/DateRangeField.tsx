import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Button, color, media, radius, styled } from '@arena/shared/ui/core';
import { dateRangeProblem, dayIn, FIRST_DAY, LAST_DAY } from './date-time';
import * as t from './form.messages';

const Group = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 });
const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 6, color: color.muted, fontSize: '0.8125rem' });
const Problem = styled('p')({ color: color.bad, fontSize: '0.8125rem' });
const Input = styled('input')({
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
  [media.touch]: { height: 44, fontSize: '1rem' },
});

/** A year passes through 0002, 0020 and 0202 while typed: valid dates, but never in a log. */
const isUsable = (text: string) => text === '' || (dayIn(text) !== '' && text >= FIRST_DAY);

interface DayFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Called with complete days, or an empty text when the field is cleared. */
  readonly onChange: (day: string) => void;
}

/** One day. Uncontrolled: the value comes back from the URL later, and resetting the input would lose typed digits. */
export function DayField({ value, onChange, min, max, ...field }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Values passed to `onChange` that haven't come back yet.
  const passed = useRef<readonly string[]>([]);
  useEffect(() => {
    const echo = passed.current.indexOf(value);
    passed.current = echo === -1 ? [] : passed.current.slice(echo + 1);
    if (echo === -1 && input.current !== null) input.current.value = value;
  }, [value]);
  const current = () => passed.current.at(-1) ?? value;
  const type = (text: string) => {
    if (!isUsable(text) || text === current()) return;
    passed.current = [...passed.current, text];
    onChange(text);
  };
  return (
    <Input
      {...field}
      ref={input}
      min={min || FIRST_DAY}
      max={max || LAST_DAY}
      type="date"
      defaultValue={value}
      onChange={(event) => type(event.target.value)}
      onBlur={({ target }) => {
        // An incomplete day must not look like an active filter.
        if (!isUsable(target.value)) target.value = current();
      }}
    />
  );
}

/** Days as `YYYY-MM-DD`, both included. Empty: no limit. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFieldProps {
  /** What the days limit, for screen readers. "Days" by default. */
  readonly label?: string;
  readonly value: DateRange;
  /** Called with the ends that changed. */
  readonly onChange: (changes: Partial<DateRange>) => void;
}

/**
 * Two days, both included. An end before the start is shown as a problem; `dateRangeProblem` tells the screen.
 * @example <DateRangeField value={{ from, to }} onChange={(changes) => setRange({ from, to, ...changes })} />
 */
export function DateRangeField({ label = t.days, value, onChange }: DateRangeFieldProps) {
  const id = useId();
  const { from, to } = value;
  const problem = dateRangeProblem(value);
  const described = { 'aria-invalid': problem !== null, 'aria-describedby': problem === null ? undefined : id };
  return (
    <Group role="group" aria-label={label}>
      <Label>
        {t.from} <DayField value={from} max={dayIn(to) || undefined} onChange={(day) => onChange({ from: day })} {...described} />
      </Label>
      <Label>
        {t.to} <DayField value={to} min={dayIn(from) || undefined} onChange={(day) => onChange({ to: day })} {...described} />
      </Label>
      {from === '' && to === '' ? null : (
        <Button size="sm" tone="ghost" onClick={() => onChange({ from: '', to: '' })}>
          {t.clearDates}
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
