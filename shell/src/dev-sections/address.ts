const PROBLEM = 'Enter a full address, such as http://localhost:3901.';

/** Throws a readable message for an origin that the server would refuse; the server validates it again. */
export function originOf(typed: string, allowed: readonly string[]): string {
  const text = typed.trim().replace(/\/$/, '');
  if (!/^https?:\/\/[^/?#@]+$/.test(text) || !URL.canParse(text)) throw new Error(PROBLEM);
  const { origin, protocol, hostname } = new URL(text);
  const fits = allowed.some((pattern) => pattern === origin || pattern === `${protocol}//${hostname}:*`);
  if (!fits) throw new Error(`${origin} is not allowed here. Allowed are ${allowed.join(', ')}.`);
  return origin;
}
