import { useLocation, useSearchParams, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { Button, lazyDialog, media, PageHeader, SearchField, styled } from '@arena/shared/ui';
import { UserPlus } from 'lucide';
import { MemberExport } from './list/MemberExport';
import { MemberList, prepareMembers } from './list/MemberList';
import { RowMenuProvider } from './list/RowMenuProvider';
import { StatCards } from './StatCards';
import { useLiveMembers } from './useLiveMembers';
import * as t from './users.messages';

// Updating the URL renders the whole page, so typing doesn't wait for it.
const ADDRESS_FOLLOWS_AFTER_MS = 300;
const AddUserDialog = lazyDialog(() => import('./create/AddUserDialog').then((module) => module.AddUserDialog), t.formFailed);
const Bar = styled('div')({ display: 'flex', marginBottom: 12, [media.phone]: { '& > *': { flex: 1 } } });
/** One element, so that typing a search doesn't render it again. */
const figures = <StatCards />;
export const prepare = prepareMembers;

/** Uses the current text, because the URL lags behind it. */
function queryWith(params: URLSearchParams, search: string): string {
  const now = new URLSearchParams(params);
  if (search === '') now.delete('search');
  else now.set('search', search);
  const text = now.toString();
  return text === '' ? '' : `?${text}`;
}

export default function UserListPage() {
  const [adding, setAdding] = useUrlState('add');
  const close = () => setAdding('');
  const { typed, type } = useTypedSearch(ADDRESS_FOLLOWS_AFTER_MS);
  const [params] = useSearchParams();
  const { key } = useLocation();
  useLiveMembers();
  return (
    <RowMenuProvider query={() => queryWith(params, typed.trim())}>
      <PageHeader
        title={t.heading}
        subtitle={t.subheading}
        actions={
          <>
            <MemberExport text={typed} />
            <Button tone="primary" icon={UserPlus} onClick={() => setAdding('1')}>
              {t.addNewUser}
            </Button>
          </>
        }
      />
      {figures}
      <Bar>
        <SearchField label={t.searchUsers} placeholder={t.searchPlaceholder} value={typed} onChange={type} shortcut="/" />
      </Bar>
      <MemberList text={typed} scrollKey={key} onSearch={type} />
      {adding === '' ? null : <AddUserDialog onClose={close} onFailure={close} />}
    </RowMenuProvider>
  );
}
