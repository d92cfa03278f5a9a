import { useState } from 'react';

const LAST = 2;
/** A number this short would be given away by its last digits. */
const SHORT = 4;

const ending = (mobile: string): string => (mobile.length > SHORT ? mobile.slice(-LAST) : '');

/** Dots, as many for every number, and the last digits. */
export const masked = (mobile: string): string => `••••${ending(mobile)}`;

/** A mobile number that shows itself only to whoever points at it or brings the focus to it. */
export function MaskedMobile({ mobile }: { readonly mobile: string }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = pointed || focused;
  return (
    <button
      type="button"
      data-mobile
      aria-label={open ? `Mobile number ${mobile}` : `Mobile number ending in ${ending(mobile)}, shown while focused`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {open ? mobile : masked(mobile)}
    </button>
  );
}
