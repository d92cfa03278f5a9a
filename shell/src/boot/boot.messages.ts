// recover
export const startFailed = 'The console could not start';
export const startFailedHint =
  'Part of it failed to load. Check your connection and try again. If it keeps happening, contact the platform team. The console only works at the root of a host.';
export const retry = 'Retry';
// show-frame
export const loading = 'Loading…';
export const loadingTitled = (title: string) => `Loading ${title}…`;
