import { describeSection } from '@arena/shared/contract';
import { Swords } from 'lucide';

export default describeSection({
  name: 'mfe_rooms',
  title: 'Rooms',
  owner: { team: 'Rooms team', contact: 'rooms-team@arena.test' },
  mounts: [
    {
      path: '/admin/room-management',
      role: 'ROLE_ADMIN',
      layout: 'console',
      pages: [
        { path: '', load: () => import('./src/rooms/RoomListPage') },
        { path: 'room-detail/:roomId', load: () => import('./src/rooms/RoomDetailPage') },
        { path: 'room-rewards/:roomId', load: () => import('./src/rooms/RoomRewardsPage') },
        { path: 'room-payment/:roomId/winner/:userId', load: () => import('./src/rooms/WinnerPanelPage') },
      ],
    },
  ],
  navigation: [
    {
      id: 'room-management',
      label: 'Room Management',
      path: '/admin/room-management',
      group: 'Operations',
      order: 10,
      role: 'ROLE_ADMIN',
      icon: Swords,
    },
  ],
  widgets: [],
});
