// ExportMenu
export const exportAs = 'Export as';
export const excel = 'Excel';
export const excelHint = 'For spreadsheets. IDs, times and amounts stay as they are.';
export const csv = 'CSV';
export const csvHint = 'For import into other programs. Spreadsheets change IDs such as 007; values such as +91 get an apostrophe first.';
// ExportButton
export const exportList = 'Export';
export const menuFailed = 'The menu failed to load. Try again.';
export const exporting = 'Exporting...';
export const exportingCount = (done: string, total: string) => `Exporting ${done} of ${total}...`;
export const cancelExport = 'Cancel export';
// useExport
export const exportFailed = (reason: string) => `Export failed: ${reason}. Try again.`;
export const tooManyRows = 'An Excel file has at most 1,048,576 rows. Filter the list or export as CSV.';
