/** What the platform is called and how it is reached: the same words on every page. */
export const SITE = {
  name: 'Arena',
  description:
    'Skill-based matches and tournaments for PUBG Mobile and Free Fire: 1v1 challenges, custom rooms and brackets, with every result checked by people.',
  /** Answered by people. Changing it here changes it on every page. */
  email: 'support@arena.test',
  /** The year in the footer is the specification's, and fixed. */
  copyrightYear: 2024,
} as const;
