import { describeSection } from '@arena/shared/contract/section';

export default describeSection({
  name: 'mfe_public',
  title: 'Public site',
  owner: { team: 'Public site team', contact: 'public-site-team@arena.test' },
  mounts: [],
  navigation: [],
  widgets: [],
  calls: [],
});
