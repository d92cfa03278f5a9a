import { auditCalls, read, redeemCalls, topUpCalls, userCalls } from '@arena/shared/contract';
import { describeSection } from '@arena/shared/contract/section';
import { HandCoins, ScrollText, WalletCards } from 'lucide';
import { auditPaths } from './src/audit/paths';
import { redeemPaths } from './src/redeems/paths';
import { topUpPaths } from './src/topups/paths';

/** Matches the lists' first request. */
const PENDING = { size: 1000, status: 'PENDING' } as const;
const MARKED = { status: 'PENDING', attention: 'needed', size: 1 } as const;
const PENDING_TOP_UPS = read(topUpCalls.listByStatus, { params: { status: 'PENDING' } });

export default describeSection({
  name: 'mfe_finance',
  title: 'Finance',
  owner: { team: 'Finance team', contact: 'finance-team@arena.test' },
  mounts: [
    {
      path: topUpPaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        {
          path: '',
          load: () => import('./src/topups/TopUpPage'),
          reads: [PENDING_TOP_UPS],
          readsWith: {
            'request-search': [read(topUpCalls.search, { query: PENDING })],
            'topup-statistics': [read(topUpCalls.statistics)],
          },
        },
      ],
    },
    {
      path: redeemPaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        {
          path: '',
          load: () => import('./src/redeems/RedeemPage'),
          reads: [read(redeemCalls.listPending)],
          readsWith: { 'request-search': [read(redeemCalls.search, { query: PENDING })] },
        },
      ],
    },
    {
      path: auditPaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        {
          path: '',
          load: () => import('./src/audit/AuditLogPage'),
          readsWith: { 'audit-log': [read(auditCalls.entries, { query: { pageNumber: 0, pageSize: 50 } })] },
        },
      ],
    },
  ],
  navigation: [
    {
      id: 'top-ups',
      label: 'Top-ups',
      path: topUpPaths.list(),
      group: 'Money',
      order: 50,
      role: 'ROLE_ADMIN',
      icon: WalletCards,
      waiting: { count: 'topups', path: topUpPaths.list(), label: 'waiting for a decision' },
    },
    {
      id: 'redeems',
      label: 'Redeems',
      path: redeemPaths.list(),
      group: 'Money',
      order: 60,
      role: 'ROLE_ADMIN',
      icon: HandCoins,
      waiting: { count: 'redeems', path: redeemPaths.list(), label: 'waiting for a decision' },
    },
    { id: 'audit-log', label: 'Audit log', path: auditPaths.list(), group: 'Money', order: 70, role: 'ROLE_ADMIN', icon: ScrollText },
  ],
  widgets: [
    {
      id: 'pending-topups',
      title: 'Pending top-ups',
      order: 10,
      role: 'ROLE_ADMIN',
      size: 'small',
      load: () => import('./src/topups/PendingTopUps'),
      reads: [PENDING_TOP_UPS],
      readsWith: {
        'request-search': [read(topUpCalls.search, { query: { status: 'PENDING', size: 100 } })],
        'request-facts': [read(topUpCalls.search, { query: MARKED }), read(redeemCalls.search, { query: MARKED })],
      },
    },
  ],
  lookups: [
    {
      ...{ id: 'top-up', label: 'Top-up', path: topUpPaths.list('?status=:status&search=:id') },
      ...{ role: 'ROLE_ADMIN', listed: false, finds: 'topup' },
    },
    {
      ...{ id: 'redeem', label: 'Redeem', path: redeemPaths.list('?status=:status&search=:id') },
      ...{ role: 'ROLE_ADMIN', listed: false, finds: 'redeem' },
    },
  ],
  actions: [
    {
      ...{ id: 'approve-top-ups', label: 'Approve top-ups', words: 'pending reject decide' },
      ...{ path: topUpPaths.list(), role: 'ROLE_ADMIN' },
    },
    {
      ...{ id: 'approve-redeems', label: 'Approve redeems', words: 'pending reject decide payout withdraw' },
      ...{ path: redeemPaths.list(), role: 'ROLE_ADMIN' },
    },
  ],
  calls: [
    auditCalls.entries,
    auditCalls.movements,
    userCalls.search,
    userCalls.get,
    redeemCalls.listPending,
    redeemCalls.listByStatus,
    redeemCalls.search,
    redeemCalls.facts,
    redeemCalls.approve,
    redeemCalls.reject,
    topUpCalls.listByStatus,
    topUpCalls.search,
    topUpCalls.facts,
    topUpCalls.approve,
    topUpCalls.reject,
    topUpCalls.statistics,
  ],
});
