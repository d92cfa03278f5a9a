// Footer
export const footerLine = 'Skill-based matches and tournaments for PUBG Mobile and Free Fire.';
export const trademarks = (year: number | string, name: string) =>
  `© ${year} ${name}. PUBG Mobile and Free Fire are trademarks of their owners, who do not run or endorse this platform.`;
// Header
export const player = 'Player';
export const accountMenu = ', account menu';
export const admin = 'Admin';
export const editProfile = 'Edit Profile';
export const logout = 'Logout';
export const main = 'Main';
export const switchTheme = 'Switch the theme';
export const login = 'Login';
export const sections = 'Sections';
// Page
export const skipToContent = 'Skip to the content';
// links
export const home = 'Home';
export const games = 'Games';
export const features = 'Features';
export const earnings = 'Earnings';
export const contactUs = 'ContactUs';
export const accountDeletion = 'Account deletion';
export const privacyPolicy = 'Privacy policy';
export const terms = 'Terms and conditions';
export const cookiePolicy = 'Cookie policy';
export const products = 'Products';
export const download = 'Download';
export const systemRequirements = 'System requirements';
export const community = 'Community';
export const discord = 'Discord';
export const forums = 'Forums';
export const tournaments = 'Tournaments';
export const leaderboards = 'Leaderboards';
export const support = 'Support';
export const helpCenter = 'Help center';
export const contact = 'Contact';
export const bugReports = 'Bug reports';
export const feedback = 'Feedback';
export const company = 'Company';
export const aboutUs = 'About us';
export const careers = 'Careers';
export const press = 'Press';
export const partners = 'Partners';
export const legal = 'Legal';
export const userAgreement = 'User agreement';
export const acceptableUse = 'Acceptable use policy';
export const disclaimer = 'Disclaimer';
export const regionalAddendums = 'Regional addendums';
export const complianceMatrix = 'Compliance matrix';
