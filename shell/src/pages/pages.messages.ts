// CrashPage
export const crashed = 'Something went wrong';
export const crashedHint = 'This screen crashed. Your form entries are saved (except passwords). Refresh to continue.';
export const refresh = 'Refresh';
export const homePage = 'Home page';
export const details = 'Details';
// HomePage
export const player = 'Player';
export const account = 'Account';
export const login = 'Login';
export const register = 'Register';
export const admin = 'Admin';
export const editProfile = 'Edit Profile';
export const logout = 'Logout';
export const playForTheWin = 'Play for the win.';
export const playHint = 'Skill-based PUBG Mobile and Free Fire matches and tournaments.';
export const signedInAs = (name: string) => `Signed in as ${name}`;
// NotFoundPage
export const notFound = 'Page not found';
export const notFoundHint = (pathname: string) => `We couldn’t find ${pathname}`;
export const allPages = 'All pages';
export const goTo = 'Go to';
