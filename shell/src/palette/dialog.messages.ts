export { searchScreens } from './palette.messages';
// PaletteDialog
export const enter = 'Enter';
export const close = 'Close (Esc)';
export const resultCount = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;
export const noResults = (wanted: string) => `No results for “${wanted}”. Type part of a screen’s name, or an ID.`;
export const goToAnId = (labels: string, example: string) => `Go to an ID: ${labels}. Type “${example}2048”, or the number alone.`;
export const results = 'Results';
// destinations
export const sections = 'Sections';
export const sectionsHint = 'Section versions and health';
export const editProfile = 'Edit Profile';
export const account = 'Account';
export const homePage = 'Home page';
export const publicSite = 'Public site';
export const notAvailable = 'Not available';
export const goToId = 'Go to ID';
