import type { Member } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { Banner, color, Dash, type Fact, FactList, media, Money, Panel, styled } from '@arena/shared/ui';
import { memberLook } from '../list/member.styles';
import { RoleChips } from '../list/member-cells';
import { nameOf, rolesOf } from '../member';
import { MemberActions } from './MemberActions';
import { ProfilePicture } from './ProfilePicture';
import * as t from './profile.messages';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  marginBottom: 20,
  minWidth: 0,
  flexWrap: 'wrap',
  '& > div': { minWidth: 0 },
  [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 14, '& > [role=group]': { marginLeft: 0 } },
});
const Name = styled('h2')({ fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: 650, overflowWrap: 'anywhere' });
const Email = styled('p')({ color: color.muted, overflowWrap: 'anywhere' });
const Chips = styled('div')({ ...memberLook, '& [data-chips]': { display: 'flex', flexWrap: 'wrap', gap: 6 } });
const Facts = styled('div')({
  containerType: 'inline-size',
  '@container (min-width: 30rem)': { '& > dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
const Gap = styled('div')({ marginBottom: 16 });

export function ProfileCard({ member }: { readonly member: Member }) {
  const { name, email, mobile, balance, pubgId, freeFireId, handle, imageName, bannedAt } = member;
  const facts: readonly Fact[] = [
    { label: t.mobile, value: mobile ?? <Dash /> },
    { label: t.balance, value: <Money value={balance} /> },
    {
      label: t.roles,
      value:
        rolesOf(member).length === 0 ? (
          <Dash />
        ) : (
          <Chips>
            <RoleChips member={{ ...member, bannedAt: null }} />
          </Chips>
        ),
    },
    { label: t.puId, value: pubgId ?? <Dash /> },
    { label: t.fuId, value: freeFireId ?? <Dash /> },
    { label: t.remark, value: handle ?? <Dash /> },
  ];
  return (
    <Panel aria-label={t.profileOf(nameOf(member))}>
      {bannedAt === null ? null : (
        <Gap>
          <Banner tone="refused" title={t.bannedSince(formatLocal(bannedAt) ?? '')}>
            {t.bannedHint}
          </Banner>
        </Gap>
      )}
      <Head>
        <ProfilePicture name={name} imageName={imageName} />
        <div>
          <Name>{name ?? <Dash label={t.noName} />}</Name>
          <Email>{email ?? <Dash label={t.noEmail} />}</Email>
        </div>
        <MemberActions member={member} />
      </Head>
      <Facts>
        <FactList items={facts} />
      </Facts>
    </Panel>
  );
}
