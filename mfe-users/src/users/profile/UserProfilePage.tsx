import { hintOf, isMissing, messageOf, useCapability, useLiveChange, useParams } from '@arena/shared/platform';
import { EmptyState, ErrorState, LoadingState, PageHeader, Panel, Skeleton, styled } from '@arena/shared/ui';
import { UserX } from 'lucide';
import { idOf } from '../../common/id-of';
import { readMember, useMember } from '../users.queries';
import { Activity } from './Activity';
import { BackToUsers } from './BackToUsers';
import { ProfileCard } from './ProfileCard';

const Parts = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

/** One user: everything that is known of them, and what they did. */
export default function UserProfilePage() {
  const { id: param } = useParams();
  const userId = idOf(param);
  const { data, error, isFetching, refetch } = useMember(userId);
  const hasActivity = useCapability('user-activity');
  useLiveChange('user', ({ id }) => {
    if (userId !== null && id === userId) void readMember(userId);
  });
  const missing = userId === null || isMissing(error);

  return (
    <>
      <PageHeader title="User Profile" subtitle={userId === null || missing ? null : `User ${userId}`} back={<BackToUsers />} />
      {missing ? (
        <EmptyState icon={UserX} title="User not found" hint="The account may have been deleted. The list shows everybody who has one." />
      ) : data !== undefined ? (
        <Parts>
          <ProfileCard member={data} />
          {hasActivity ? <Activity userId={userId} /> : null}
        </Parts>
      ) : error !== null ? (
        <ErrorState title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingState label="Loading the profile" showLabel={false}>
          <Panel as="div">
            <Skeleton width={96} height={96} round />
            <Skeleton width="40%" height={24} />
            <Skeleton height={160} />
          </Panel>
        </LoadingState>
      )}
    </>
  );
}
