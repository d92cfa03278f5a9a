import { NO_ENDPOINT, send, TRAPPED, UNREACHABLE } from './send';

const VALUES = { email: ' mia@example.com ', message: 'Hi', website: '' };
const OWN = '/api/v1/forms/{form}';

function answering(answer: object | Error) {
  const fetch = answer instanceof Error ? jest.fn().mockRejectedValue(answer) : jest.fn().mockResolvedValue(answer);
  Object.assign(globalThis, { fetch });
  return fetch;
}

const bodyOf = (fetch: jest.Mock) => JSON.parse((fetch.mock.calls[0] as [string, { body: string }])[1].body) as unknown;

it('posts to the form’s own address where the service has one for each', async () => {
  const fetch = answering({ ok: true });
  expect(await send('contact', VALUES, OWN)).toBeNull();
  expect(fetch).toHaveBeenCalledWith('/api/v1/forms/contact', expect.objectContaining({ method: 'POST' }));
  expect(bodyOf(fetch)).toEqual({ email: 'mia@example.com', message: 'Hi', website: '' });
});

it('names the form to a service that has one address for all', async () => {
  const fetch = answering({ ok: true });
  expect(await send('contact', VALUES, 'https://forms.example/f/abc')).toBeNull();
  expect(fetch).toHaveBeenCalledWith('https://forms.example/f/abc', expect.anything());
  expect(bodyOf(fetch)).toEqual({ email: 'mia@example.com', message: 'Hi', form: 'contact' });
});

it.each([null, ''])('sends no request without an address (%j), and never claims that it did', async (endpoint) => {
  const fetch = answering({ ok: true });
  expect(await send('contact', VALUES, endpoint)).toBe(NO_ENDPOINT);
  expect(fetch).not.toHaveBeenCalled();
});

it('sends nothing that a machine has filled in', async () => {
  const fetch = answering({ ok: true });
  expect(await send('contact', { ...VALUES, website: 'x' }, OWN)).toBe(TRAPPED);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['our server’s words', { message: 'Slow down.' }, 'Your message wasn’t accepted: Slow down.'],
  ['a hosted service’s words', { errors: [{ message: 'Bad email' }] }, 'Your message wasn’t accepted: Bad email'],
  ['no words', {}, /Try again shortly/],
])('tells %s about a refusal', async (_, body, sentence) => {
  answering({ ok: false, status: 422, json: () => Promise.resolve(body) });
  expect(await send('contact', VALUES, OWN)).toMatch(sentence);
});

it('tells that the service cannot be reached', async () => {
  answering(new TypeError('network'));
  expect(await send('contact', VALUES, OWN)).toBe(UNREACHABLE);
});
