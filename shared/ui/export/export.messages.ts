// ExportButton
export const csvHint = 'For import into other programs. Spreadsheets change IDs such as 007; values such as +91 get an apostrophe first.';
export const exportExcel = 'Export Excel';
export const exportCsv = 'Export CSV';
export const exporting = 'Exporting...';
export const exportingCount = (done: string, total: string) => `Exporting ${done} of ${total}...`;
export const cancelExport = 'Cancel export';
// useExport
export const exportFailed = (reason: string) => `Export failed: ${reason}. Try again.`;
export const tooManyRows = 'An Excel file has at most 1,048,576 rows. Filter the list or export CSV.';
