import { memo, useDeferredValue } from 'react';
import { useLocation } from '@arena/shared/platform';
import { Button, media, PageHeader, SearchField, styled } from '@arena/shared/ui';
import { UserPlus } from 'lucide';
import { useSearch } from '../common/use-search';
import { useAddUser } from './create/use-add-user';
import { MemberList } from './list/MemberList';
import { RowMenuProvider } from './list/RowMenuProvider';
import { StatCards } from './StatCards';
import { useLiveMembers } from './use-live-members';

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

const Users = memo(function Users() {
  const { typed, type, query } = useSearch();
  const { key } = useLocation();
  // The letter is on the screen first, the narrowed list a moment later.
  const text = useDeferredValue(typed);
  return (
    <RowMenuProvider query={query}>
      <Bar>
        <SearchField label="Search users" placeholder="Search users..." value={typed} onChange={type} shortcut="/" />
      </Bar>
      <MemberList text={text} scrollKey={key} onSearch={type} />
    </RowMenuProvider>
  );
});
