import type { TelemetryCrash } from '@arena/shared/contract/telemetry';
import type { RegisteredSection } from './registry';

// Reports an error's type and stack frames in a section's files, never its message, which may contain private data.

const FRAMES_MOST = 10;

interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
}

/** Removes the message, which some browsers include in the stack and which can look like a frame. */
function stackOf({ message, stack }: Thrown): string {
  const text = typeof stack === 'string' ? stack : '';
  return typeof message === 'string' && message !== ''
    ? text.slice(text.indexOf(message) < 0 ? 0 : text.indexOf(message) + message.length)
    : text;
}

const thrown = (error: unknown): Thrown => (typeof error === 'object' && error !== null ? error : {});

const typeOf = ({ name }: Thrown) =>
  typeof name === 'string' && /^[A-Z][A-Za-z]{0,38}(Error|Exception)$|^Error$/.test(name) ? name : 'Error';

/** Frames within the version's files. */
function framesIn(stack: string, { base }: RegisteredSection): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(base);
      return at < 0 ? [] : (/^[\w.-]+\.js:\d{1,7}:\d{1,7}/.exec(line.slice(at + base.length))?.[0] ?? []);
    })
    .slice(0, FRAMES_MOST);
}

export const crashIn = (error: unknown, section: RegisteredSection): TelemetryCrash => ({
  type: typeOf(thrown(error)),
  frames: framesIn(stackOf(thrown(error)), section),
});

/** The section of the innermost frame in any section's files. */
export function thrownBy(error: unknown, sections: readonly RegisteredSection[]): RegisteredSection | null {
  // Leaving a screen cancels its reads.
  if (thrown(error).name === 'AbortError') return null;
  for (const line of stackOf(thrown(error)).split('\n')) {
    const found = sections.find((section) => framesIn(line, section).length > 0);
    if (found !== undefined) return found;
  }
  return null;
}
