import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Puts its children at the end of the document, out of reach of what would cut or cover them. */
export function Portal({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
