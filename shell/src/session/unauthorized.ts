type Report = (token: string | null) => void;

let report: Report = () => undefined;

export function installUnauthorized(onUnauthorized: Report): void {
  report = onUnauthorized;
}

/** Ends the session for a 401 that didn't come through the API client. */
export const reportUnauthorized: Report = (token) => report(token);
