const PROBLEM = 'Enter a full address, such as http://localhost:3901.';

/** The origin that was typed. Throws a sentence where it is none, or none that the server would take; the server judges it again. */
export function originOf(typed: string, allowed: readonly string[]): string {
  const text = typed.trim().replace(/\/$/, '');
  if (!/^https?:\/\/[^/?#@]+$/.test(text) || !URL.canParse(text)) throw new Error(PROBLEM);
  const { origin, protocol, hostname } = new URL(text);
  const fits = allowed.some((pattern) => pattern === origin || pattern === `${protocol}//${hostname}:*`);
  if (!fits) throw new Error(`${origin} is not allowed here. Allowed are ${allowed.join(', ')}.`);
  return origin;
}
