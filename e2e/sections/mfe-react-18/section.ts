import { gameCalls } from '@arena/shared/contract';
import { describeSection } from '@arena/shared/contract/section';

export default describeSection({
  name: 'mfe_react_18',
  title: 'React 18',
  owner: { team: 'React 18 team', contact: '#react-18' },
  mounts: [{ path: '/admin/react-18', role: 'ROLE_ADMIN', layout: 'console', pages: [{ path: '', load: () => import('./src/page') }] }],
  navigation: [],
  widgets: [],
  calls: [gameCalls.games],
});
