/** An open event stream, as the console has one. */
interface OpenStream {
  readonly headers: Headers;
  /** Waits until what has arrived matches. Throws when it has not within so many milliseconds. */
  until(pattern: RegExp, withinMs: number): Promise<void>;
  close(): void;
}

const CONNECTED_WITHIN_MS = 5000;

/** Opens the API's event stream; answers once its first bytes are here. */
export async function openEventStream(origin: string, token: string): Promise<OpenStream> {
  const abort = new AbortController();
  const silence = setTimeout(
    () => abort.abort(new Error(`The event stream did not begin within ${CONNECTED_WITHIN_MS} ms.`)),
    CONNECTED_WITHIN_MS,
  );
  const asking = fetch(`${origin}/api/v1/events`, { headers: { authorization: `Bearer ${token}` }, signal: abort.signal });
  const answer = await asking.finally(() => clearTimeout(silence));
  let text = '';
  let arrived: () => void = () => undefined;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true });
      arrived();
    }
  };
  // Closing it is not an error. `until` reports what does not arrive.
  read().catch(() => undefined);

  const until = (pattern: RegExp, withinMs: number) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${pattern} did not arrive within ${withinMs} ms. So far: ${text}`)), withinMs);
      arrived = () => {
        if (!pattern.test(text)) return;
        clearTimeout(late);
        resolve();
      };
      arrived();
    });
  const close = () => abort.abort();
  try {
    await until(/: connected/, CONNECTED_WITHIN_MS);
  } catch (error) {
    close();
    throw error;
  }
  return { headers: answer.headers, until, close };
}
