// RoomCards
export const roomsMatch = (list: string) => `${list} rooms match`;
export const searchAllHint = 'Use “Search rooms...” to search all of them.';
export const resetSearch = 'Reset search';
// RoomTabs
export const searchPlaceholder = 'Search rooms...';
