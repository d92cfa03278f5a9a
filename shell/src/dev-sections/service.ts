import { DEV_SECTIONS_PATH, DEV_SECTIONS_READER, type DevSection, PREVIEWS_PATH } from '@arena/shared/contract/publishing';
import * as z from '@arena/shared/contract/zod';
import { auth } from '../session/auth-store';
import * as t from './dev-sections.messages';

const PATIENCE_MS = 5000;

const answerOf = z.object({
  allowed: z.array(z.string()),
  sections: z.array(z.object({ section: z.string(), origin: z.string(), until: z.number() })),
  // Verified as it was received.
  preview: z.optional(z.unknown()),
  now: z.number(),
});
export type Granted = z.output<typeof answerOf>;
const refusal = z.object({ message: z.string() });

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call(scheme: string, method: 'GET' | 'POST', body?: object, path = DEV_SECTIONS_PATH): Promise<unknown> {
  const token = auth.tokenOf();
  const answer = await fetch(path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `${scheme} ${token}`.trim() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    credentials: 'same-origin',
    redirect: 'error',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const words = z.safeParse(refusal, said);
    throw new Refused(answer.status, words.success ? words.data.message : t.serverStatus(answer.status));
  }
  return said;
}

/** Rejects with `Refused`, or when the server doesn't answer. */
export const askDevSections = async (scheme: string): Promise<Granted> => z.parse(answerOf, await call(scheme, 'GET'));

/** The preview of an id, not verified yet. */
export const askPreview = (scheme: string, id: string) => call(scheme, 'GET', undefined, `${PREVIEWS_PATH}/${encodeURIComponent(id)}`);

/** Starts a preview for this session. */
export const agreeToPreview = (scheme: string, id: string) => call(scheme, 'POST', { preview: id });

/** Starts a developer's section for this session. */
export const agreeTo = (scheme: string, { section, origin }: Pick<DevSection, 'section' | 'origin'>) =>
  call(scheme, 'POST', { section, origin });

/** Never rejects: the tab has already stopped using the section. */
export async function endDevSections(): Promise<void> {
  const more = { method: 'DELETE', credentials: 'same-origin', keepalive: true } as const;
  await fetch(DEV_SECTIONS_PATH, { ...more, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
}

/** Reads `section.json` in a worker without other rights, before the document may access the origin. Rejects with the reason. */
export async function lookAt(origin: string): Promise<unknown> {
  const worker = new Worker(DEV_SECTIONS_READER);
  try {
    const { port1, port2 } = new MessageChannel();
    const said = await new Promise<{ readonly text?: string; readonly problem?: string }>((resolve, reject) => {
      const failed = (problem: string) => () => reject(new Error(problem));
      port1.onmessage = ({ data }: MessageEvent<{ text?: string; problem?: string }>) => resolve(data);
      worker.onerror = failed(t.couldNotBeChecked);
      setTimeout(failed(t.didNotAnswer), PATIENCE_MS + 1000);
      worker.postMessage(origin, [port2]);
    });
    if (said.text === undefined) throw new Error(said.problem ?? t.didNotAnswer);
    return JSON.parse(said.text) as unknown;
  } catch (error) {
    throw new Error(error instanceof SyntaxError ? t.noSection : (error as Error).message);
  } finally {
    worker.terminate();
  }
}
