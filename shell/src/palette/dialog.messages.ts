export { searchScreens } from './palette.messages';
// PaletteDialog
export const close = 'Close (Esc)';
export const resultCount = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;
export const searching = 'Searching…';
export const noResults = (wanted: string) => `No results for “${wanted}”. Type part of a name, or an ID.`;
export const searchHint = 'Type the name or ID of a person, room, tournament or request, or an action.';
export const searchFailing = 'The search didn’t respond. Only screens, actions and unchecked IDs are shown.';
export const goToAnId = (labels: readonly string[]) =>
  labels[0] === undefined
    ? ''
    : `Go to an ID: ${labels.join(', ').toLowerCase()}. Type “${labels[0].toLowerCase()} 2048”, or the number alone.`;
export const results = 'Results';
export const themeWords = 'dark light mode theme appearance';
export const signOut = 'Sign out';
export const signOutWords = 'log out logout leave';
// destinations
export const screens = 'Screens';
export const actions = 'Actions';
export const items = 'IDs';
export const sections = 'Sections';
export const sectionsHint = 'Section versions and health';
export const editProfile = 'Edit Profile';
export const account = 'Account';
export const homePage = 'Home page';
export const publicSite = 'Public site';
export const notAvailable = 'Not available';
export const goToId = 'Go to ID';
