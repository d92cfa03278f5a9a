import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Button, color, FIRST_DAY, LAST_DAY, media, radius, styled } from '@arena/shared/ui';
import { dayOf, rangeProblem } from './log-filters';
import * as t from './audit.messages';

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
  '[data-mui-color-scheme=dark] &': { colorScheme: 'dark' },
  [media.touch]: { height: 44, fontSize: '1rem' },
});

/** A year passes through 0002, 0020 and 0202 while typed: valid dates, but never in a log. */
const isUsable = (text: string) => text === '' || (dayOf(text) !== '' && text >= FIRST_DAY);

interface DayFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Called with complete days, or an empty text when the field is cleared. */
  readonly onChange: (day: string) => void;
}

/** Uncontrolled: the value comes back from the URL later, and resetting the input would lose typed digits. */
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

interface DayRangeProps {
  readonly from: string;
  readonly to: string;
  readonly onFrom: (day: string) => void;
  readonly onTo: (day: string) => void;
  readonly onClear: () => void;
}

/** Both days included. */
export function DayRange({ from, to, onFrom, onTo, onClear }: DayRangeProps) {
  const id = useId();
  const problem = rangeProblem({ from, to });
  const described = { 'aria-invalid': problem !== null, 'aria-describedby': problem === null ? undefined : id };
  return (
    <Group role="group" aria-label={t.days}>
      <Label>
        {t.from} <DayField value={from} max={dayOf(to) || undefined} onChange={onFrom} {...described} />
      </Label>
      <Label>
        {t.to} <DayField value={to} min={dayOf(from) || undefined} onChange={onTo} {...described} />
      </Label>
      {from === '' && to === '' ? null : (
        <Button size="sm" tone="ghost" onClick={onClear}>
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
