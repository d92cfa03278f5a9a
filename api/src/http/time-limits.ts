/** How long a request may take to arrive (milliseconds). Answers may take longer: event streams stay open. */
export interface TimeLimits {
  readonly headersMs: number;
  /** With its body. */
  readonly requestMs: number;
}
export const TIME_LIMITS: TimeLimits = { headersMs: 10_000, requestMs: 30_000 };

const CHECK_EVERY_MS = 1000;

/** Options of a server: what does not arrive in time is answered with 408 and closed. Node looks every half minute if it is not told. */
export const serverTimes = ({ headersMs, requestMs }: TimeLimits) => ({
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs) },
});
