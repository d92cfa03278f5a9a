import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import * as t from './pages.messages';

// Uses only elements and CSS variables, so that it doesn't depend on code that may have crashed.
const page: CSSProperties = {
  minHeight: '60vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  textAlign: 'center',
  fontFamily: 'Inter, system-ui, sans-serif',
  color: 'var(--arena-color-text, #12141c)',
};
const title: CSSProperties = { font: '680 24px/30px Archivo, system-ui, sans-serif', margin: 0, outline: 'none' };
const sentence: CSSProperties = { color: 'var(--arena-color-muted, #565d70)', maxWidth: '48ch', margin: 0 };
const button: CSSProperties = {
  font: '550 14px/20px Inter, system-ui, sans-serif',
  minHeight: 44,
  padding: '6px 18px',
  borderRadius: 9,
  border: 0,
  color: '#fff',
  background: 'var(--arena-color-accentFill, #5546e8)',
  cursor: 'pointer',
};

interface CrashPageProps {
  readonly error?: unknown;
  /** Reloads the page by default. */
  readonly onRefresh?: () => void;
}

const detailOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : null);

/** Part 1 §2. */
export function CrashPage({ error, onRefresh = () => window.location.reload() }: CrashPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const detail = detailOf(error);
  return (
    <div role="alert" style={page}>
      <h1 ref={heading} tabIndex={-1} style={title}>
        {t.crashed}
      </h1>
      <p style={sentence}>{t.crashedHint}</p>
      <button type="button" style={button} onClick={onRefresh}>
        {t.refresh}
      </button>
      <a href="/" style={{ ...sentence, textDecoration: 'underline' }}>
        {t.homePage}
      </a>
      {detail === null ? null : (
        <details style={sentence}>
          <summary>{t.details}</summary>
          <code style={{ overflowWrap: 'anywhere' }}>{detail}</code>
        </details>
      )}
    </div>
  );
}
