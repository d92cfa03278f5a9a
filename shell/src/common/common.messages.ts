// SampleMark
export const sampleData = 'Sample data';
export const sample = 'Sample';
// own-entries
export const overview = 'Overview';
export const notification = 'Notification';
export const people = 'People';
export const analytics = 'Analytics';
export const insight = 'Insight';
// theme-switch
export const lightTheme = 'Switch to the light theme';
export const darkTheme = 'Switch to the dark theme';
