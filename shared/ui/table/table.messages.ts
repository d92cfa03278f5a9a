// DataTable
export const loading = 'Loading...';
// RowChecks
export const checkAll = 'Select all';
// TableCards
export const all = 'All';
export const sortBy = 'Sort by';
export const defaultOrder = 'Default order';
export const ascending = (header: string) => `${header}, ascending`;
export const descending = (header: string) => `${header}, descending`;
// TableRows
export const scrollHint = 'Only the visible rows are on the page. Scroll to see more.';
