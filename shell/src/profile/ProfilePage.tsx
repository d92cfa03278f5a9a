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
import { UndoSetting } from './UndoSetting';
import * as t from './profile.messages';

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
const LOADING = t.loading;

export default function ProfilePage() {
  const { isLoggedIn, role, loggedInUserInfo } = useSession();
  return (
    <PlainFrame>
      <Column>
        <div style={{ marginBottom: -8 }}>
          <PageHeader
            title={t.heading}
            subtitle={t.subheading}
            back={<BackLink to={isAdminRole(role) ? '/admin' : '/'}>{isAdminRole(role) ? t.consoleLink : t.homePage}</BackLink>}
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
      <p style={{ marginBottom: 14 }}>{t.signInToEdit}</p>
      <Button tone="primary" icon={LogIn} component={Link} to={LOGIN_PATH} onClick={() => rememberReturn('/profile/edit', null)}>
        {t.login}
      </Button>
    </Panel>
  );
}

function Profile({ userId }: { readonly userId: number | null }) {
  const query = useProfile(userId);
  if (userId === null)
    return (
      <Banner tone="wait" title={t.noAccount}>
        {t.noAccountHint}
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
  const { role } = useSession();
  return (
    <>
      <Panel aria-label={t.you}>
        <Person>
          <Avatar name={member.name} size={48} />
          <div style={{ minWidth: 0 }}>
            <p>
              <b>{member.name ?? <Dash label={t.noName} />}</b>
            </p>
            <p>{member.email ?? <Dash label={t.noEmail} />}</p>
          </div>
        </Person>
        <Facts>
          <FactList columns={2} items={factsOf(member, offer === 'no')} />
        </Facts>
      </Panel>
      {offer === 'yes' ? (
        <>
          <Panel aria-label={t.details}>
            <PanelTitle>{t.yourDetails}</PanelTitle>
            <DetailsForm userId={userId} member={member} />
          </Panel>
          <Panel aria-label={t.password}>
            <PanelTitle>{t.password}</PanelTitle>
            <PasswordForm userId={userId} />
          </Panel>
        </>
      ) : offer === 'no' ? (
        <Banner title={t.notAvailable}>{t.notAvailableHint}</Banner>
      ) : (
        <TableSkeleton label={LOADING} height={180} />
      )}
      {/* Only once the parts above have their final height. */}
      {offer !== 'asking' && isAdminRole(role) ? <UndoSetting /> : null}
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
    { label: t.balance, value: <Money value={balance} /> },
    {
      label: t.roles,
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
    { label: t.remark, value: orDash(handle) },
    // Editable fields are in the form instead.
    ...(all
      ? [
          { label: t.mobile, value: orDash(mobile) },
          { label: t.pubgId, value: orDash(pubgId) },
          { label: t.freeFireId, value: orDash(freeFireId) },
        ]
      : []),
  ];
}
