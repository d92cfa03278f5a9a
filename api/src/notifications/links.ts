/** The console's screens that notifications lead to. */
export const LINKS = {
  fullmapApprovals: (fullmapId: number) => `/admin/full-map-rooms/approvals/${fullmapId}`,
  tournamentPlayers: (tournamentId: number) => `/admin/tournaments/manage/${tournamentId}`,
  topUps: '/admin/top-up-manage',
  redeems: '/admin/redeem-management',
  userProfile: (userId: number) => `/admin/user-management/users/${userId}/profile`,
  formMessages: '/admin/messages',
} as const;
