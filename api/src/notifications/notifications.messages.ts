// notifications.routes
export const markedAsRead = 'Marked as read.';
export const allMarkedAsRead = 'All notifications are marked as read.';

// notify
export const newJoinRequest = 'New join request';
export const wantsToJoin = (player: string, title: string) => `${player} wants to join “${title}”.`;
export const newApplication = 'New tournament application';
export const appliedTo = (player: string, title: string) => `${player} applied to “${title}”.`;
export const newTopUp = 'New top-up request';
export const paidAndRequested = (player: string, amount: string, payment: string) =>
  `${player} paid ${amount} (${payment}) and requested a balance top-up.`;
export const newRedeem = 'New redeem request';
export const requestedPayout = (player: string, amount: string, method: string) => `${player} requested a payout of ${amount} (${method}).`;
export const newMessage = 'New contact message';
export const newDeletion = 'Account deletion request';
export const fromAddress = (email: string) => `From ${email}.`;
export const newAdministrator = 'New administrator';
export const administratorRemoved = 'Administrator removed';
export const madeAdministrator = (actor: string, name: string) => `${actor} made ${name} an administrator.`;
export const tookRole = (actor: string, name: string) => `${actor} took the administrator role from ${name}.`;
