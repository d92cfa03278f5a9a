// PublicPath
export const loading = 'Loading…';
// logout
export const serverLogoutFailed = 'Server logout failed, but you are logged out locally.';
// main
export const player = 'Player';
// return-link
export const continueWhereYouWere = (screen: string) => `Continue where you were: ${screen}`;
// theme
export const darkTheme = 'Switch to the dark theme';
export const lightTheme = 'Switch to the light theme';
