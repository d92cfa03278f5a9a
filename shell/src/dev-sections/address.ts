import * as t from './dev-sections.messages';

/** Throws a readable message for an origin that the server would refuse; the server validates it again. */
export function originOf(typed: string, allowed: readonly string[]): string {
  const text = typed.trim().replace(/\/$/, '');
  if (!/^https?:\/\/[^/?#@]+$/.test(text) || !URL.canParse(text)) throw new Error(t.addressExample);
  const { origin, protocol, hostname } = new URL(text);
  const fits = allowed.some((pattern) => pattern === origin || pattern === `${protocol}//${hostname}:*`);
  if (!fits) throw new Error(t.notAllowed(origin, allowed.join(', ')));
  return origin;
}
