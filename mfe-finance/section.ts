import { describeSection } from '@arena/shared/contract';
import { HandCoins, ScrollText, WalletCards } from 'lucide';
import { auditPaths } from './src/audit/paths';
import { redeemPaths } from './src/redeems/paths';
import { topUpPaths } from './src/topups/paths';

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
          reads: ['/topup/status/PENDING'],
          readsWith: { 'request-search': ['/topup/search?size=1000&status=PENDING'], 'topup-statistics': ['/topup/statistics'] },
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
          reads: ['/redeem/admin/pending'],
          readsWith: { 'request-search': ['/redeem/admin/search?size=1000&status=PENDING'] },
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
          readsWith: { 'audit-log': ['/audit/entries?pageNumber=0&pageSize=50'] },
        },
      ],
    },
  ],
  navigation: [
    { id: 'top-ups', label: 'Top-ups', path: topUpPaths.list(), group: 'Money', order: 50, role: 'ROLE_ADMIN', icon: WalletCards },
    { id: 'redeems', label: 'Redeems', path: redeemPaths.list(), group: 'Money', order: 60, role: 'ROLE_ADMIN', icon: HandCoins },
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
      reads: ['/topup/status/PENDING'],
      readsWith: { 'request-search': ['/topup/search?status=PENDING&size=100'] },
    },
  ],
  calls: [
    'GET /audit/entries',
    'GET /audit/movements',
    'GET /redeem/admin/pending',
    'GET /redeem/admin/search',
    'GET /redeem/admin/status/{status}',
    'GET /topup/search',
    'GET /topup/statistics',
    'GET /topup/status/{status}',
    'PUT /redeem/{redeemId}/approve',
    'PUT /redeem/{redeemId}/reject',
    'PUT /topup/{topUpId}/approve',
    'PUT /topup/{topUpId}/reject',
  ],
});
