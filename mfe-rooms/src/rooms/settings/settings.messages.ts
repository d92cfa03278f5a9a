export { fpp, gameId, gameType, password, prize, round, tpp } from '../rooms.messages';
// RoomSettingsDialog
export const changedElsewhere = 'This room was just changed in another tab.';
export const roomUpdated = (id: number | string | null) => `Room ${id} updated`;
export const settingsOfRoom = (id: number | string | null) => `Settings of room ${id}`;
export const settingsHint = 'Only changed fields are updated.';
export const cancel = 'Cancel';
export const saving = 'Saving...';
export const saveSettings = 'Save settings';
// room-settings
export const roundExample = 'Use a format like 1v1 or 4v4';
