import { isAdminRole, type Member } from '@arena/shared/contract';
import { useCapabilityStatus, useSession } from '@arena/shared/platform';
import {
  Avatar,
  Banner,
  BackLink,
  Button,
  color,
  Dash,
  type Fact,
  FactList,
  media,
  Money,
  PageHeader,
  Panel,
  PanelTitle,
  QueryView,
  Skeleton,
  StatusBadge,
  styled,
  TableSkeleton,
} from '@arena/shared/ui';
import { LogIn } from 'lucide';
import { Link } from 'react-router-dom';
import { PlainFrame } from '../layout/PlainFrame';
import { LOGIN_PATH } from '../session/expiry';
import { rememberReturn } from '../session/return-address';
import { DetailsForm } from './DetailsForm';
import { PasswordForm } from './PasswordForm';
import { useProfile } from './profile.queries';

const Column = styled('div')({ width: '100%', maxWidth: 640, alignSelf: 'start', display: 'grid', gap: 16 });
const Person = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '& p': { overflowWrap: 'anywhere' },
  '& p + p': { color: color.muted },
});
const Facts = styled('div')({ marginTop: 16, [media.phone]: { '& dl': { gridTemplateColumns: '1fr 1fr' } } });
const LOADING = 'Loading your profile';

export default function ProfilePage() {
  const { isLoggedIn, role, loggedInUserInfo } = useSession();
  return (
    <PlainFrame>
      <Column>
        <div style={{ marginBottom: -8 }}>
          <PageHeader
            title="Edit Profile"
            subtitle="Your account and sign-in details"
            back={<BackLink to={isAdminRole(role) ? '/admin' : '/'}>{isAdminRole(role) ? 'Console' : 'Home page'}</BackLink>}
          />
        </div>
        {isLoggedIn ? <Profile key={loggedInUserInfo?.id} userId={loggedInUserInfo?.id ?? null} /> : <Visitor />}
      </Column>
    </PlainFrame>
  );
}

function Visitor() {
  return (
    <Panel as="div">
      <p style={{ marginBottom: 14 }}>Sign in to edit your profile.</p>
      <Button tone="primary" icon={LogIn} component={Link} to={LOGIN_PATH} onClick={() => rememberReturn('/profile/edit', null)}>
        Login
      </Button>
    </Panel>
  );
}

function Profile({ userId }: { readonly userId: number | null }) {
  const query = useProfile(userId);
  if (userId === null)
    return (
      <Banner tone="wait" title="We couldn’t identify your account">
        Sign out and back in. If this persists, contact the platform team.
      </Banner>
    );
  return (
    <QueryView skeletonOnRetry query={query} label={LOADING} skeleton={<Skeleton height={180} />}>
      {(member) => <MemberPanels userId={userId} member={member} />}
    </QueryView>
  );
}

function MemberPanels({ userId, member }: { readonly userId: number; readonly member: Member }) {
  const offer = useCapabilityStatus('profile-edit');
  return (
    <>
      <Panel aria-label="You">
        <Person>
          <Avatar name={member.name} size={48} />
          <div style={{ minWidth: 0 }}>
            <p>
              <b>{member.name ?? <Dash label="no name" />}</b>
            </p>
            <p>{member.email ?? <Dash label="no email address" />}</p>
          </div>
        </Person>
        <Facts>
          <FactList columns={2} items={factsOf(member, offer === 'no')} />
        </Facts>
      </Panel>
      {offer === 'yes' ? (
        <>
          <Panel aria-label="Details">
            <PanelTitle>Your details</PanelTitle>
            <DetailsForm userId={userId} member={member} />
          </Panel>
          <Panel aria-label="Password">
            <PanelTitle>Password</PanelTitle>
            <PasswordForm userId={userId} />
          </Panel>
        </>
      ) : offer === 'no' ? (
        <Banner title="Profile editing isn’t available">
          This backend doesn’t support profile changes. Contact the platform team to correct something.
        </Banner>
      ) : (
        <TableSkeleton label={LOADING} height={180} />
      )}
    </>
  );
}

const roleName = (name: string) => {
  const word = name.replace(/^ROLE_/, '').toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
};

function factsOf(member: Member, all: boolean): readonly Fact[] {
  const { balance, roles, handle, mobile, pubgId, freeFireId } = member;
  const orDash = (text: string | null) => text ?? <Dash />;
  const names = (roles ?? []).flatMap(({ name }) => (name === null ? [] : [name]));
  return [
    { label: 'Balance', value: <Money value={balance} /> },
    {
      label: 'Roles',
      value:
        names.length === 0 ? (
          <Dash />
        ) : (
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            {names.map((name) => (
              <StatusBadge key={name} tone={isAdminRole(name) ? 'info' : 'other'}>
                {roleName(name)}
              </StatusBadge>
            ))}
          </span>
        ),
    },
    { label: 'Remark', value: orDash(handle) },
    // Editable fields are in the form instead.
    ...(all
      ? [
          { label: 'Mobile', value: orDash(mobile) },
          { label: 'PUBG Mobile ID', value: orDash(pubgId) },
          { label: 'Free Fire ID', value: orDash(freeFireId) },
        ]
      : []),
  ];
}
