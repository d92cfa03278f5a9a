import { describeSection } from '@arena/shared/contract';

/** What this section gives to the shell. Its paths and navigation entries come with its first pages. */
export default describeSection({
  name: 'mfe_users',
  title: 'Users',
  owner: { team: 'Users team', contact: 'users-team@arena.test' },
  mounts: [],
  navigation: [],
  widgets: [],
});
