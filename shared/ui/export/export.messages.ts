// ExportButton
export const csvHint = 'For other programs: spreadsheets change identifiers such as 007, and an apostrophe precedes texts such as +91.';
export const exportExcel = 'Export Excel';
export const exportCsv = 'Export CSV';
export const exporting = 'Exporting...';
export const exportingCount = (done: string, total: string) => `Exporting ${done} of ${total}...`;
export const cancelExport = 'Cancel export';
// useExport
export const exportFailed = (reason: string) => `${reason}. Export failed. Try again.`;
export const tooManyRows = 'An Excel file has at most 1,048,576 rows. Filter the list or export CSV.';
