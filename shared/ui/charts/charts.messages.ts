// Chart
export const chartOf = (title: string, series: string, axis: string) => `${title}: ${series} by ${axis}. Switch to Table for the numbers.`;
// ChartPanel
export const drawing = (title: string) => `Drawing ${title}`;
export const chartFailed = 'Chart failed to load. Showing the data as a table.';
export const retry = 'Retry';
export const chart = 'Chart';
export const table = 'Table';
export const shownAs = (title: string) => `View ${title} as`;
export const loadingTitled = (title: string) => `Loading ${title}`;
export const nothingToShow = 'Nothing to show yet';
// ChartTable
export const asTable = (title: string) => `${title}, as a table`;
export const unknown = 'unknown';
