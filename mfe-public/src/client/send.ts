import * as t from './client.messages';
const TIMEOUT_MS = 15_000;

export const NO_ENDPOINT = t.formNotSetUp;
export const TRAPPED = t.autofillTrap;
export const UNREACHABLE = t.sendFailed;
const refused = (words: string | null) => (words === null ? t.sendFailedShortly : t.notAccepted(words));

/** The service's error message: ours sends `message`, hosted ones `error` or `errors`. */
async function wordsOf(answer: Response): Promise<string | null> {
  try {
    const { message, error, errors } = (await answer.json()) as {
      message?: unknown;
      error?: unknown;
      errors?: readonly { message?: unknown }[];
    };
    const words = [message, error, errors?.[0]?.message].find((one) => typeof one === 'string' && one !== '');
    return typeof words === 'string' ? words.slice(0, 300) : null;
  } catch {
    return null;
  }
}

/** `{form}` in the endpoint is the form's name. */
const addressOf = (endpoint: string, form: string) => endpoint.replace('{form}', encodeURIComponent(form));

/** Sends a form once. Returns null on success, otherwise an error message; never reports a false success. */
export async function send(form: string, values: Readonly<Record<string, string>>, endpoint: string | null): Promise<string | null> {
  if (endpoint === null || endpoint === '') return NO_ENDPOINT;
  const { website = '', ...said } = values;
  if (website !== '') return TRAPPED;
  // A service with one address for all forms needs the form's name in the body.
  const body = endpoint.includes('{form}') ? { ...said, website } : { ...said, form };
  try {
    const answer = await fetch(addressOf(endpoint, form), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...body, email: (said.email ?? '').trim() }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? null : refused(await wordsOf(answer));
  } catch {
    return UNREACHABLE;
  }
}
