import { formCalls, read, streamCalls, userCalls } from '@arena/shared/contract';
import { describeSection } from '@arena/shared/contract/section';
import { Mail, Radio, Users } from 'lucide';
import { messagePaths } from './src/messages/paths';
import { streamPaths } from './src/streams/paths';
import { userPaths } from './src/users/paths';

const params = { userId: ':id' } as const;
const USER = read(userCalls.get, { params });

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
          reads: [read(userCalls.list)],
          readsWith: {
            'user-search': [read(userCalls.search, { query: { size: 1000 } })],
            'user-statistics': [read(userCalls.statistics)],
          },
        },
        {
          path: 'users/:id/profile',
          load: () => import('./src/users/profile/UserProfilePage'),
          reads: [USER],
          readsWith: {
            'user-activity': [
              USER,
              read(userCalls.statement, { params }),
              read(userCalls.rooms, { params }),
              read(userCalls.requests, { params }),
            ],
          },
        },
      ],
    },
    {
      path: streamPaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/streams/StreamListPage'), reads: [read(streamCalls.list)] }],
    },
    {
      path: messagePaths.list(),
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [{ path: '', load: () => import('./src/messages/MessageListPage'), readsWith: { 'form-messages': [read(formCalls.list)] } }],
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
  lookups: [{ id: 'user', label: 'User', path: `${userPaths.list()}/users/:id/profile`, role: 'ROLE_ADMIN', finds: 'user' }],
  actions: [
    { id: 'add-user', label: 'Add user', words: 'new create person player', path: userPaths.list('?add=1'), role: 'ROLE_ADMIN' },
    { id: 'add-stream', label: 'Add stream', words: 'new create live video', path: streamPaths.list(), role: 'ROLE_ADMIN' },
  ],

  calls: [
    userCalls.list,
    userCalls.search,
    userCalls.get,
    userCalls.picture,
    userCalls.grantAdmin,
    userCalls.revokeAdmin,
    userCalls.account,
    userCalls.statistics,
    userCalls.requestCode,
    userCalls.create,
    userCalls.ban,
    userCalls.unban,
    userCalls.statement,
    userCalls.rooms,
    userCalls.requests,
    userCalls.adjust,
    formCalls.list,
    formCalls.markHandled,
    streamCalls.list,
    streamCalls.create,
  ],
});
