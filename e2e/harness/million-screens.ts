export interface Screen {
  readonly path: string;
  /** What is there once it has read its list. */
  readonly ready: string;
  /** The label of the field, and what is typed into it. */
  readonly search?: readonly [label: RegExp, text: string];
  /** A column to sort by. */
  readonly sort?: string;
  /** Whether an export is begun and stopped, and whether what was found is exported. */
  readonly stops?: boolean;
  readonly exports?: boolean;
}

/** Every screen of the console that reads a list or figures, on a platform that `npm run scale -w api` has filled. */
export const SCREENS: readonly Screen[] = [
  { path: '/admin', ready: 'main h2' },
  { path: '/admin/analytics', ready: 'main h2' },
  { path: '/admin/notification', ready: 'main li' },
  { path: '/admin/room-management?tab=completed', ready: 'article', search: [/Search rooms/, 'Player 77712'] },
  { path: '/admin/room-management/room-detail/77', ready: 'main dl' },
  { path: '/admin/full-map-rooms?tab=completed', ready: 'article', search: [/Search full-map rooms/, 'Match 777'] },
  { path: '/admin/full-map-rooms/approvals/80', ready: 'main h2' },
  { path: '/admin/full-map-rooms/results/77', ready: 'main h2' },
  { path: '/admin/tournaments', ready: 'tbody tr', search: [/Search tournaments/, 'Match 777'] },
  { path: '/admin/tournaments/manage/80', ready: 'article' },
  { path: '/admin/tournaments/manage/80?tab=rewards', ready: 'main form' },
  {
    path: '/admin/top-up-manage',
    ready: 'tbody tr',
    search: [/Search requests/, 'player 777'],
    sort: 'Amount',
    stops: true,
    exports: true,
  },
  {
    path: '/admin/top-up-manage?status=APPROVED',
    ready: 'tbody tr',
    search: [/Search requests/, 'player 77712'],
    sort: 'Amount',
    stops: true,
    exports: true,
  },
  {
    path: '/admin/redeem-management?status=APPROVED',
    ready: 'tbody tr',
    search: [/Search requests/, 'player 777'],
    stops: true,
    exports: true,
  },
  {
    path: '/admin/user-management',
    ready: 'tbody tr',
    search: [/Search users/, 'player 77712'],
    sort: 'Balance',
    stops: true,
    exports: true,
  },
  { path: '/admin/user-management/users/77/profile', ready: 'main h2' },
  { path: '/admin/live-management', ready: 'article' },
  { path: '/admin/messages', ready: 'article' },
  { path: '/admin/audit-log', ready: 'tbody tr', search: [/Search/, 'player 7'], stops: true },
  { path: '/admin/audit-log?tab=movements', ready: 'tbody tr', search: [/Search/, 'room 777'], stops: true, exports: true },
];
/** Those of which pictures are taken. */
export const PICTURES = ['/admin/user-management', '/admin/top-up-manage', '/admin/audit-log'];
