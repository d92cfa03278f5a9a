/** What notifications lead to: the console finds the address of it in the descriptors of its sections. */
export const LINKS = {
  fullmapApprovals: (fullmapId: number) => `full-map-room/${fullmapId}`,
  tournamentPlayers: (tournamentId: number) => `tournament-players/${tournamentId}`,
  topUps: 'top-ups',
  redeems: 'redeems',
  userProfile: (userId: number) => `user/${userId}`,
  formMessages: 'messages',
} as const;
