type Report = (token: string | null) => void;

let report: Report = () => undefined;

export function installUnauthorized(onUnauthorized: Report): void {
  report = onUnauthorized;
}

/** A 401 that did not come through the API client: the same end of the session as after any call. */
export const reportUnauthorized: Report = (token) => report(token);
