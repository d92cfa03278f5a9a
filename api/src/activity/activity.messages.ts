// activity.routes
export const ownPaymentsOnly = 'You can only see your own payments.';
export const ownRoomsOnly = 'You can only see your own rooms.';
