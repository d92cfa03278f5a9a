import type { SectionPage } from '@arena/shared/contract';
import { useSession } from '@arena/shared/platform';
import { ErrorState, LoadingState } from '@arena/shared/ui';
import { Route, Routes } from 'react-router-dom';
import { ConsoleLayout } from '../layout/ConsoleLayout';
import { NotFoundPage } from '../pages/NotFoundPage';
import { useSectionHost } from '../sections/HostContext';
import { prefetch, useNavigation } from '../sections/navigation';
import { loadPage } from '../sections/pages';
import { PageView } from '../sections/PageView';
import { SectionArea } from '../sections/SectionArea';
import { AdminGuard } from '../session/AdminGuard';
import { OWN_PAGES } from './own-pages';

/**
 * Which screen stands at which address. The shell knows its own few; everything else is looked up in the registry when the
 * address is visited. The lookup is not the router's `patchRoutesOnNavigation`: routes that were patched in cannot be taken
 * out again, and a section has to be exchangeable in place, after a failure and for a new version.
 */
export function Screens({ environment }: { readonly environment: string | null }) {
  const navigation = useNavigation();
  const notFound = <NotFoundPage navigation={navigation} />;
  return (
    <Routes>
      <Route path={OWN_PAGES.login.path} element={<OwnPage page={OWN_PAGES.login} />} />
      <Route path={OWN_PAGES.register.path} element={<OwnPage page={OWN_PAGES.register} />} />
      <Route path={OWN_PAGES.logout.path} element={<OwnPage page={OWN_PAGES.logout} />} />
      <Route path="/admin" element={<Console environment={environment} />}>
        <Route path="*" element={<SectionArea base="/admin" notFound={notFound} />} />
        <Route index element={<SectionArea base="/admin" notFound={notFound} />} />
      </Route>
      {/* A public section may take the home page over; until one does, the shell has its own. */}
      <Route path="/" element={<SectionArea base="" notFound={<OwnPage page={OWN_PAGES.home} />} />} />
      <Route path="*" element={<SectionArea base="" notFound={notFound} />} />
    </Routes>
  );
}

function Console({ environment }: { readonly environment: string | null }) {
  const navigation = useNavigation();
  const host = useSectionHost();
  const { role } = useSession();
  return (
    <AdminGuard>
      <ConsoleLayout navigation={navigation} environment={environment} onIntent={(path) => void prefetch(host, path, role)} />
    </AdminGuard>
  );
}

function OwnPage({ page }: { readonly page: SectionPage }) {
  return (
    <PageView
      page={page}
      loading={<LoadingState label="Loading…" />}
      failed={
        <ErrorState
          title="This page could not be fetched"
          message="Check your connection and try again. If the console was updated meanwhile, reload the page."
          onRetry={() => void loadPage(page)}
        />
      }
    />
  );
}
