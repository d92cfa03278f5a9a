// activity.routes
export const ownStatementOnly = 'You may only read your own statement.';
export const ownRoomsOnly = 'You may only read your own rooms.';
