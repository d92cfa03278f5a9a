import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders its children at the end of the document, where nothing clips or covers them. */
export function Portal({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
