import { describeSection } from '@arena/shared/contract';

/** What this section gives to the shell. Its paths and navigation entries come with its first pages. */
export default describeSection({
  name: 'mfe_public',
  title: 'Public site',
  owner: { team: 'Public site team', contact: 'public-site-team@arena.test' },
  mounts: [],
  navigation: [],
  widgets: [],
  calls: [],
});
