// Screens
export const loading = 'Loading…';
export const pageFailed = 'This page failed to load';
export const pageFailedHint = 'Check your connection and try again. If the console was just updated, reload the page.';
// install
export const unknownZone = (zone: string) => `This browser doesn’t know the time zone ${zone}. Times are shown in UTC.`;
// start
export const listFailed =
  'The section list failed to load. Check your connection and try again. If it keeps happening, contact the platform team.';
export const theConsole = 'The console';
export const startFailed = 'The console could not start';
