export const SITE = {
  name: 'Arena',
  description:
    'Skill-based matches and tournaments for PUBG Mobile and Free Fire: 1v1 challenges, custom rooms and brackets, with every result checked by people.',
  /** A monitored address. */
  email: 'support@arena.test',
  /** The specification fixes the year. */
  copyrightYear: 2024,
} as const;
