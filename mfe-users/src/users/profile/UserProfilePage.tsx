import { idOf, isMissing, useCapability, useCatchUp, useListQuery, useLiveChange, useParams } from '@arena/shared/platform';
import { BackLink, EmptyState, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { UserX } from 'lucide';
import { userPaths } from '../paths';
import { readMember, useMember, userKeys } from '../users.queries';
import { Activity } from './Activity';
import { ProfileCard } from './ProfileCard';
import * as t from './profile.messages';

const Parts = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

export default function UserProfilePage() {
  const { id: param } = useParams();
  const userId = idOf(param);
  const query = useMember(userId);
  const list = useListQuery();
  const hasActivity = useCapability('user-activity');
  useLiveChange('user', ({ id }) => {
    if (userId !== null && (id === userId || id === null)) void readMember(userId);
  });
  useCatchUp('user', userKeys.one(userId ?? 0), () => void (userId === null ? undefined : readMember(userId)));
  const missing = userId === null || isMissing(query.error);

  return (
    <>
      <PageHeader
        title={t.profileHeading}
        subtitle={userId === null || missing ? null : t.userNumber(userId)}
        back={<BackLink to={userPaths.list(list)}>{t.backToUsers}</BackLink>}
      />
      {missing ? (
        <EmptyState icon={UserX} title={t.userNotFound} hint={t.userNotFoundHint} />
      ) : (
        <QueryView
          query={query}
          label={t.loadingProfile}
          skeleton={
            <Panel as="div">
              <Skeleton width={96} height={96} round />
              <Skeleton width="40%" height={24} />
              <Skeleton height={160} />
            </Panel>
          }
        >
          {(member) => (
            <Parts>
              <ProfileCard member={member} />
              {hasActivity ? <Activity userId={userId} /> : null}
            </Parts>
          )}
        </QueryView>
      )}
    </>
  );
}
