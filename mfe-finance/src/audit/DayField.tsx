import { type ComponentProps, useState } from 'react';
import { color, FIRST_DAY, LAST_DAY, media, radius, styled } from '@arena/shared/ui';
import { dayOf } from './log-filters';

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

/** While a year is typed it runs through 0002, 0020 and 0202: real days, but none that a log has. */
const isWhole = (text: string) => text === '' || (dayOf(text) !== '' && text >= FIRST_DAY);

interface DayFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Called with whole days, and with an empty text when the field is emptied. */
  readonly onChange: (day: string) => void;
}

/**
 * A day to type or to pick. What is typed is kept here: the value comes back out of the address a moment later, and a date
 * field that is set to its old value meanwhile loses the digits of the year.
 */
export function DayField({ value, onChange, min, max, ...field }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Handed to `onChange`, and not yet back as the value.
  const [passed, setPassed] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const echo = passed.indexOf(value);
    setPassed(passed.slice(echo + 1));
    if (echo === -1) {
      setText(value);
      setPassed([]);
    }
  }
  const type = (next: string) => {
    setText(next);
    if (!isWhole(next) || next === (passed.at(-1) ?? value)) return;
    setPassed([...passed, next]);
    onChange(next);
  };
  return (
    <Input
      {...field}
      min={min || FIRST_DAY}
      max={max || LAST_DAY}
      type="date"
      value={text}
      onChange={(event) => type(event.target.value)}
      // A half typed day must not look as if the log were filtered by it.
      onBlur={() => (isWhole(text) ? undefined : setText(passed.at(-1) ?? value))}
    />
  );
}
