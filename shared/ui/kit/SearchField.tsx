import { type KeyboardEvent, memo, useRef } from 'react';
import { Search, X } from 'lucide';
import { ButtonBase, color, hasSingleKeys, Icon, Kbd, media, radius, singleKeyOf, styled, usePageKeys } from '@arena/shared/ui/core';
import * as t from './kit.messages';

const Root = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  width: 300,
  minWidth: 0,
  padding: '0 8px 0 11px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.muted,
  cursor: 'text',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: color.lineStrong },
  '&:focus-within': { borderColor: color.accent, outline: `2px solid ${color.accent}`, outlineOffset: 1 },
  [media.phone]: { width: '100%' },
  [media.touch]: { height: 44 },
});
const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  border: 0,
  padding: 0,
  background: 'none',
  color: color.text,
  appearance: 'none',
  // The ring is drawn around the whole field.
  '&&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  [media.touch]: { fontSize: '1rem' },
});
const Clear = styled(ButtonBase)({
  width: 24,
  height: 24,
  flex: 'none',
  borderRadius: '6px',
  color: color.muted,
  '&:hover': { color: color.text, background: color.hover },
});

/** No name is longer, and the API takes no more. The field shows what is left of a longer text. */
const LONGEST = 300;

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** The accessible name. */
  readonly label: string;
  /** The key that focuses the field. */
  readonly shortcut?: '/';
}

/** A search field. Escape clears it. Memoized, so it doesn't rerender with the results; keep `onChange` stable. */
export const SearchField = memo(function SearchField({ value, onChange, placeholder, label, shortcut: given }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shortcut = hasSingleKeys() ? given : undefined;

  usePageKeys((event) => {
    // Ignored below an open dialog.
    if (shortcut === undefined || singleKeyOf(event) !== shortcut || input.current?.closest('[aria-hidden=true]')) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  });

  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <Root>
      <Icon node={Search} size={14} />
      <Input
        ref={input}
        type="search"
        value={value}
        placeholder={placeholder}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.slice(0, LONGEST))}
        onKeyDown={onKeyDown}
      />
      {value !== '' ? (
        <Clear aria-label={t.clearSearch} onClick={clear}>
          <Icon node={X} size={14} />
        </Clear>
      ) : shortcut ? (
        <Kbd aria-hidden>{shortcut}</Kbd>
      ) : null}
    </Root>
  );
});
