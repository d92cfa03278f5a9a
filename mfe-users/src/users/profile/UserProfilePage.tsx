import { idOf, isMissing, useCapability, useCatchUp, useListQuery, useLiveChange, useParams, useUrlState } from '@arena/shared/platform';
import { BackLink, Button, EmptyState, lazyPart, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { Columns2, UserX } from 'lucide';
import { useState } from 'react';
import { userPaths } from '../paths';
import { readMember, useMember, userKeys } from '../users.queries';
import { Activity } from './Activity';
import { ProfileCard } from './ProfileCard';
import * as t from './profile.messages';

const Compare = lazyPart(() => import('../compare/Compare').then((module) => module.Compare), t.comparison, <Skeleton height={320} />);
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
  const [other, setOther] = useUrlState('with');
  const [choosing, setChoosing] = useState(false);
  const comparing = choosing || other !== '';
  const compareWith = (id: string) => {
    // Chosen or not, the comparison stays until it is stopped.
    setChoosing(id !== '');
    setOther(id);
  };
  const missing = userId === null || isMissing(query.error);

  return (
    <>
      <PageHeader
        title={t.profileHeading}
        subtitle={userId === null || missing ? null : t.userNumber(userId)}
        actions={
          missing ? null : (
            <Button size="sm" icon={Columns2} onClick={() => (comparing ? compareWith('') : setChoosing(true))}>
              {comparing ? t.stopComparing : t.compare}
            </Button>
          )
        }
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
              {comparing ? <Compare member={member} other={other} onChoose={compareWith} /> : null}
              <ProfileCard member={member} />
              {hasActivity ? <Activity userId={userId} /> : null}
            </Parts>
          )}
        </QueryView>
      )}
    </>
  );
}
