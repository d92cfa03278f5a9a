/** Reads the signed-in user's role again, with code that is rarely needed. Never fails. */
export const readRole = (): Promise<void> =>
  import(/* webpackChunkName: "role" */ './renew-role').then(
    ({ renewRole }) => renewRole(),
    () => undefined,
  );
