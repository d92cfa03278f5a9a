import { describeSection } from '@arena/shared/contract';
import { Mail, Radio, Users } from 'lucide';

export default describeSection({
  name: 'mfe_users',
  title: 'Users',
  owner: { team: 'Users team', contact: 'users-team@arena.test' },
  mounts: [
    {
      path: '/admin/user-management',
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        { path: '', load: () => import('./src/users/UserListPage') },
        { path: 'users/:id/profile', load: () => import('./src/users/profile/UserProfilePage') },
      ],
    },
    {
      path: '/admin/live-management',
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/streams/StreamListPage') }],
    },
    {
      path: '/admin/messages',
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/messages/MessageListPage') }],
    },
  ],
  navigation: [
    {
      id: 'live-management',
      label: 'Live Management',
      path: '/admin/live-management',
      group: 'Operations',
      order: 40,
      role: 'ROLE_ADMIN',
      icon: Radio,
    },
    {
      id: 'user-management',
      label: 'User Management',
      path: '/admin/user-management',
      group: 'People',
      order: 70,
      role: 'ROLE_ADMIN',
      icon: Users,
    },
    { id: 'messages', label: 'Messages', path: '/admin/messages', group: 'People', order: 80, role: 'ROLE_ADMIN', icon: Mail },
  ],
  widgets: [],
  lookups: [{ id: 'user', label: 'User', path: '/admin/user-management/users/:id/profile', role: 'ROLE_ADMIN' }],
});
