import { memo } from 'react';
import { useLocation, useSearchParams, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { Button, lazyDialog, media, PageHeader, SearchField, styled } from '@arena/shared/ui';
import { UserPlus } from 'lucide';
import { MemberList, prepareMembers } from './list/MemberList';
import { RowMenuProvider } from './list/RowMenuProvider';
import { StatCards } from './StatCards';
import { useLiveMembers } from './useLiveMembers';
import * as t from './users.messages';

// Updating the URL renders the whole page, so typing doesn't wait for it.
const ADDRESS_FOLLOWS_AFTER_MS = 300;
const AddUserDialog = lazyDialog(() => import('./create/AddUserDialog').then((module) => module.AddUserDialog), t.formFailed);
const Bar = styled('div')({ display: 'flex', marginBottom: 12, [media.phone]: { '& > *': { flex: 1 } } });
export const prepare = prepareMembers;

export default function UserListPage() {
  const [adding, setAdding] = useUrlState('add');
  const close = () => setAdding('');
  useLiveMembers();
  return (
    <>
      <PageHeader
        title={t.heading}
        subtitle={t.subheading}
        actions={
          <Button tone="primary" icon={UserPlus} onClick={() => setAdding('1')}>
            {t.addNewUser}
          </Button>
        }
      />
      <StatCards />
      <Users />
      {adding === '' ? null : <AddUserDialog onClose={close} onFailure={close} />}
    </>
  );
}

/** Uses the current text, because the URL lags behind it. */
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
  return (
    <RowMenuProvider query={() => queryWith(params, typed.trim())}>
      <Bar>
        <SearchField label={t.searchUsers} placeholder={t.searchPlaceholder} value={typed} onChange={type} shortcut="/" />
      </Bar>
      <MemberList text={typed} scrollKey={key} onSearch={type} />
    </RowMenuProvider>
  );
});
