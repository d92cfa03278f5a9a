import { describeSection } from '@arena/shared/contract';
import { Mail, Radio, Users } from 'lucide';
import { messagePaths } from './src/messages/paths';
import { streamPaths } from './src/streams/paths';
import { userPaths } from './src/users/paths';

export default describeSection({
  name: 'mfe_users',
  title: 'Users',
  owner: { team: 'Users team', contact: 'users-team@arena.test' },
  mounts: [
    {
      path: userPaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        {
          path: '',
          load: () => import('./src/users/UserListPage'),
          reads: ['/users/'],
          readsWith: { 'user-search': ['/users/search?size=1000'], 'user-statistics': ['/users/statistics'] },
        },
        {
          path: 'users/:id/profile',
          load: () => import('./src/users/profile/UserProfilePage'),
          reads: ['/users/:id'],
          readsWith: { 'user-activity': ['/users/:id', '/users/:id/statement', '/users/:id/rooms'] },
        },
      ],
    },
    {
      path: streamPaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/streams/StreamListPage'), reads: ['/videos/'] }],
    },
    {
      path: messagePaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/messages/MessageListPage'), readsWith: { 'form-messages': ['/forms/messages'] } }],
    },
  ],
  navigation: [
    {
      id: 'live-management',
      label: 'Live Management',
      path: streamPaths.list(),
      group: 'Operations',
      order: 40,
      role: 'ROLE_ADMIN',
      icon: Radio,
    },
    {
      id: 'user-management',
      label: 'User Management',
      path: userPaths.list(),
      group: 'People',
      order: 70,
      role: 'ROLE_ADMIN',
      icon: Users,
    },
    { id: 'messages', label: 'Messages', path: messagePaths.list(), group: 'People', order: 80, role: 'ROLE_ADMIN', icon: Mail },
  ],
  widgets: [],
  lookups: [{ id: 'user', label: 'User', path: `${userPaths.list()}/users/:id/profile`, role: 'ROLE_ADMIN' }],
  calls: [
    'DELETE /users/{userId}/role/ROLE_ADMIN',
    'GET /forms/messages',
    'GET /users/',
    'GET /users/download/{imageName}',
    'GET /users/search',
    'GET /users/statistics',
    'GET /users/{userId}',
    'GET /users/{userId}/account',
    'GET /users/{userId}/rooms',
    'GET /users/{userId}/statement',
    'GET /videos/',
    'POST /users/',
    'POST /users/addRole/email/{email}/role/ROLE_ADMIN',
    'POST /users/code',
    'POST /videos/game/{gameId}',
    'PUT /forms/messages/{messageId}/handled',
    'PUT /users/{userId}/ban',
    'PUT /users/{userId}/unban',
  ],
});
