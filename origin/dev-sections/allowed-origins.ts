const PATTERN = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::(?:\d{1,5}|\*))?$/;

/** `DEV_SECTIONS` as origins: `http://localhost:*,https://dev.example:8443`, `*` for every port. None when unset; throws for others. */
export function readAllowedOrigins(setting: string | undefined): readonly string[] {
  const patterns = (setting ?? '').split(',').flatMap((part) => part.trim() || []);
  for (const pattern of patterns) {
    if (!PATTERN.test(pattern) || !URL.canParse(pattern.replace(/:\*$/, '')))
      throw new Error(`DEV_SECTIONS has '${pattern}'. Name origins, separated by commas, with * for any port: http://localhost:*`);
  }
  return patterns;
}

/** An origin as browsers write it; null for anything else, such as an address with a path. */
export function exactOrigin(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    const { origin, protocol } = new URL(value);
    return origin === value && (protocol === 'http:' || protocol === 'https:') ? origin : null;
  } catch {
    return null;
  }
}

export function isAllowed(origin: string, allowed: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  return allowed.some((pattern) =>
    pattern.endsWith(':*') ? pattern.slice(0, -2) === `${protocol}//${hostname}` : new URL(pattern).origin === origin,
  );
}
