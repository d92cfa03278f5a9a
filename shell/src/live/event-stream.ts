/** One event of a `text/event-stream`. */
export interface ServerEvent {
  /** `message` where the server names none. */
  readonly type: string;
  readonly data: string;
  /** The last id that the stream has named so far; null before the first. */
  readonly id: string | null;
}

interface Listener {
  onEvent(event: ServerEvent): void;
  /** The server's wish for the milliseconds before a reconnection. */
  onRetry?(ms: number): void;
}

/**
 * Reads Server-Sent Events out of text that arrives in pieces of any size (WHATWG HTML, section 9.2.6). `EventSource` itself
 * cannot be used: it sends no Authorization header.
 */
export function createEventParser({ onEvent, onRetry }: Listener): { feed(piece: string): void } {
  let rest = '';
  let started = false;
  let data: string[] = [];
  let type = '';
  let id: string | null = null;

  const dispatch = () => {
    if (data.length > 0) onEvent({ type: type === '' ? 'message' : type, data: data.join('\n'), id });
    data = [];
    type = '';
  };

  const readLine = (line: string) => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    // A line that starts with a colon is a comment: the server's sign of life.
    if (colon === 0) return;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') type = value;
    else if (field === 'id' && !value.includes('\0')) id = value === '' ? null : value;
    else if (field === 'retry' && /^\d{1,9}$/.test(value)) onRetry?.(Number(value));
  };

  return {
    feed(piece) {
      rest += piece;
      if (!started && rest !== '') {
        rest = rest.replace(/^\uFEFF/, '');
        started = true;
      }
      // A carriage return at the very end may be the first half of one line end.
      const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const lines = whole.split(/\r\n|\n|\r/);
      const open = lines.pop() ?? '';
      rest = open + rest.slice(whole.length);
      for (const line of lines) readLine(line);
    },
  };
}
