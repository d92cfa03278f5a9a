import { memo, useDeferredValue } from 'react';
import { useLocation, useSearchParams, useTypedSearch } from '@arena/shared/platform';
import { Button, media, PageHeader, SearchField, styled } from '@arena/shared/ui';
import { UserPlus } from 'lucide';
import { useAddUser } from './create/use-add-user';
import { MemberList } from './list/MemberList';
import { RowMenuProvider } from './list/RowMenuProvider';
import { StatCards } from './StatCards';
import { useLiveMembers } from './use-live-members';

// To write an address draws the whole page anew, which no letter should wait for.
const ADDRESS_FOLLOWS_AFTER_MS = 300;
const Bar = styled('div')({ display: 'flex', marginBottom: 12, [media.phone]: { '& > *': { flex: 1 } } });

/** User management: four figures, and everybody who has an account. */
export default function UserListPage() {
  const adding = useAddUser();
  useLiveMembers();
  return (
    <>
      <PageHeader
        title="User Management"
        subtitle="Manage your gaming community members"
        actions={
          <Button tone="primary" icon={UserPlus} onClick={adding.open}>
            Add New User
          </Button>
        }
      />
      <StatCards />
      <Users />
      {adding.dialog}
    </>
  );
}

/** The address's query, with the text as it is now: the address may lag behind it. */
function queryWith(params: URLSearchParams, search: string): string {
  const now = new URLSearchParams(params);
  if (search === '') now.delete('search');
  else now.set('search', search);
  const text = now.toString();
  return text === '' ? '' : `?${text}`;
}

const Users = memo(function Users() {
  const { typed, type } = useTypedSearch(ADDRESS_FOLLOWS_AFTER_MS);
  const [params] = useSearchParams();
  const { key } = useLocation();
  // The letter is on the screen first, the narrowed list a moment later.
  const text = useDeferredValue(typed);
  return (
    <RowMenuProvider query={() => queryWith(params, typed.trim())}>
      <Bar>
        <SearchField label="Search users" placeholder="Search users..." value={typed} onChange={type} shortcut="/" />
      </Bar>
      <MemberList text={text} scrollKey={key} onSearch={type} />
    </RowMenuProvider>
  );
});
