// AccountMenuList
export const admin = 'Admin';
export const editProfile = 'Edit Profile';
export const sections = 'Sections';
export const logout = 'Logout';
// ConsoleFrame
export const skipToContent = 'Skip to the content';
// OutdatedWarning
export const outOfDate = 'This page may be out of date';
export const outOfDateHint = 'The server can’t be reached. The page updates when it’s back.';
export const liveUpdatesOff = 'Live updates are off. Refreshing every 30 seconds';
// PlainFrame
export const arena = 'Arena';
// Sidebar
export const homePageSuffix = ', home page';
export const closeSidebar = 'Close the sidebar';
export const consoleNavigation = 'Console';
// SidebarLink
export const unavailableEntry = (entry: string) => `${entry} (unavailable)`;
export const unavailable = 'unavailable';
export const waitingAt = (count: number, what: string) => `${count} ${what}`;
// TopBar
export const collapseSidebar = 'Collapse the sidebar';
export const expandSidebar = 'Expand the sidebar';
export const breadcrumb = 'Breadcrumb';
// UpdateCard
export const isAvailable = (what: string) => `${what} is available`;
export const later = 'Later';
export const saveFirst = (action: string) => `Save or discard your changes, then press ${action} again.`;
export const nowRunning = (section: string, version: string) => `${section} ${version} is now running.`;
export const updatesAvailable = 'Updates available';
export const update = 'Update';
export const consoleVersion = (version: string) => `Arena Console ${version}`;
export const reload = 'Reload';
// account-words
export const administrator = 'Administrator';
