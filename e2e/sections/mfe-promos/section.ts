import { describeSection } from '@arena/shared/contract/section';

export default describeSection({
  name: 'mfe_promos',
  title: 'Promos',
  owner: { team: 'Promos team', contact: '#promos' },
  mounts: [{ path: '/admin/promos', role: 'ROLE_ADMIN', layout: 'console', pages: [{ path: '', load: () => import('./src/PromosPage') }] }],
  navigation: [],
  widgets: [],
  calls: [],
  backend: true,
});
