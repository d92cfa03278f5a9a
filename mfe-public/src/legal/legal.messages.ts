// LegalPage
export const onThisPage = 'On this page';
export const otherTexts = 'Other legal texts';
// Matrix
export const matrixHeading = 'Country compliance matrix';
export const regionCount = (count: number) => `${count} regions and the regulations that apply`;
export const region = 'Country or region';
export const regulations = 'Regulations';
export const ageOfConsent = 'Age of digital consent';
export const breachReporting = 'Breach reporting';
export const paidEntry = 'Paid entry';
// texts
export const lawsThere = 'Laws that we follow there:';
export const whatItMeans = 'What this means for you:';
