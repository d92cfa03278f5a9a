import { describeSection } from '@arena/shared/contract';
import { HandCoins, ScrollText, WalletCards } from 'lucide';
import { PATHS } from './src/common/paths';

export default describeSection({
  name: 'mfe_finance',
  title: 'Finance',
  owner: { team: 'Finance team', contact: 'finance-team@arena.test' },
  mounts: [
    {
      path: PATHS.topUps,
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/topups/TopUpPage') }],
    },
    {
      path: PATHS.redeems,
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/redeems/RedeemPage') }],
    },
    {
      path: PATHS.auditLog,
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/audit/AuditLogPage') }],
    },
  ],
  navigation: [
    { id: 'top-ups', label: 'Top-ups', path: PATHS.topUps, group: 'Money', order: 50, role: 'ROLE_ADMIN', icon: WalletCards },
    { id: 'redeems', label: 'Redeems', path: PATHS.redeems, group: 'Money', order: 60, role: 'ROLE_ADMIN', icon: HandCoins },
    { id: 'audit-log', label: 'Audit log', path: PATHS.auditLog, group: 'Money', order: 70, role: 'ROLE_ADMIN', icon: ScrollText },
  ],
  widgets: [
    {
      id: 'pending-topups',
      title: 'Pending top-ups',
      order: 10,
      role: 'ROLE_ADMIN',
      size: 'small',
      load: () => import('./src/topups/PendingTopUps'),
    },
  ],
});
