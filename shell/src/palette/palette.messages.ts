// FindButton
export const searchScreens = 'Search the console';
// Palette
export const searchFailed = 'Search failed to load. Check your connection and try again.';
// palette-keys
export const ctrlK = 'Ctrl K';
