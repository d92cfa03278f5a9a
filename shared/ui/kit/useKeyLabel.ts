import { useEffect, useState } from 'react';

type Layout = Pick<ReadonlyMap<string, string>, 'get'>;

/**
 * The letter to display for a shortcut: what a keyboard without Latin letters has there, where the browser knows it (Chromium).
 * @example useKeyLabel()('A') // 'Ф' on a Russian keyboard
 */
export function useKeyLabel(): (key: string) => string {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    const { keyboard } = navigator as { readonly keyboard?: { getLayoutMap(): Promise<Layout> } };
    keyboard?.getLayoutMap().then(setLayout, () => undefined);
  }, []);
  // Shortcuts follow the letter, not its place, on keyboards with Latin letters.
  return (key) =>
    layout
      ?.get(`Key${key}`)
      ?.replace(/^[a-z]$/i, key)
      .toUpperCase() ?? key;
}
