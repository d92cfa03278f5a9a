import { gameCalls } from '@arena/shared/contract';
import { describeSection } from '@arena/shared/contract/section';

export default describeSection({
  name: 'mfe_vue',
  title: 'Vue',
  owner: { team: 'Vue team', contact: '#vue' },
  mounts: [{ path: '/admin/vue', role: 'ROLE_ADMIN', layout: 'console', pages: [{ path: '', load: () => import('./src/page') }] }],
  navigation: [],
  widgets: [],
  calls: [gameCalls.games],
  trustedTypes: ['vue'],
});
