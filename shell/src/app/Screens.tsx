import type { SectionPage } from '@arena/shared/contract';
import { useSession } from '@arena/shared/platform';
import { ErrorState, LoadingState } from '@arena/shared/ui';
import { Route, Routes } from 'react-router-dom';
import { ConsoleLayout } from '../layout/ConsoleLayout';
import { UpdateOffers } from '../layout/UpdateOffers';
import { Live } from '../live/Live';
import { NotFoundPage } from '../pages/NotFoundPage';
import { Palette } from '../palette/Palette';
import { PublicPath } from '../public/PublicPath';
import { useSectionHost } from '../sections/HostContext';
import { prefetch } from '../sections/navigation';
import { loadPage } from '../sections/pages';
import { PageView } from '../sections/PageView';
import { SectionArea } from '../sections/SectionArea';
import { AdminGuard } from '../session/AdminGuard';
import { useConsoleNavigation } from './own-navigation';
import { OWN_PAGES, prefetchOwn } from './own-pages';

/**
 * Which screen is at which address. The shell knows its own few; everything else is looked up in the registry when the
 * address is visited. The lookup is not the router's `patchRoutesOnNavigation`: routes that were patched in cannot be taken
 * out again, and a section has to be exchangeable in place, after a failure and for a new version.
 */
export function Screens({ environment }: { readonly environment: string | null }) {
  const navigation = useConsoleNavigation();
  const notFound = <NotFoundPage navigation={navigation} />;
  return (
    <Routes>
      <Route path={OWN_PAGES.login.path} element={<OwnPage page={OWN_PAGES.login} />} />
      <Route path={OWN_PAGES.register.path} element={<OwnPage page={OWN_PAGES.register} />} />
      <Route path={OWN_PAGES.logout.path} element={<OwnPage page={OWN_PAGES.logout} />} />
      <Route path={OWN_PAGES.profile.path} element={<OwnPage page={OWN_PAGES.profile} />} />
      <Route path="/admin" element={<Console environment={environment} />}>
        <Route index element={<OwnPage page={OWN_PAGES.dashboard} />} />
        <Route path={OWN_PAGES.notifications.path} element={<OwnPage page={OWN_PAGES.notifications} />} />
        <Route path={OWN_PAGES.analytics.path} element={<OwnPage page={OWN_PAGES.analytics} />} />
        <Route path={OWN_PAGES.sections.path} element={<OwnPage page={OWN_PAGES.sections} />} />
        <Route path="*" element={<SectionArea base="/admin" notFound={notFound} />} />
      </Route>
      {/* Public pages are documents of their own; where the home page cannot be fetched, the shell has a plain one. */}
      <Route
        path="/"
        element={
          <PublicPath>
            <SectionArea base="" notFound={<OwnPage page={OWN_PAGES.home} />} />
          </PublicPath>
        }
      />
      <Route
        path="*"
        element={
          <PublicPath>
            <SectionArea base="" notFound={notFound} />
          </PublicPath>
        }
      />
    </Routes>
  );
}

function Console({ environment }: { readonly environment: string | null }) {
  const navigation = useConsoleNavigation();
  const host = useSectionHost();
  const { role } = useSession();
  const prefetchAny = (path: string) => {
    void prefetchOwn(path);
    void prefetch(host, path, role);
  };
  return (
    <AdminGuard>
      <Live />
      <ConsoleLayout navigation={navigation} environment={environment} onIntent={prefetchAny} notices={<UpdateOffers />} />
      <Palette navigation={navigation} />
    </AdminGuard>
  );
}

function OwnPage({ page }: { readonly page: SectionPage }) {
  return (
    <PageView
      page={page}
      loading={<LoadingState label="Loading…" />}
      failed={() => (
        <ErrorState
          title="This page could not be fetched"
          message="Check your connection and try again. If the console was updated meanwhile, reload the page."
          onRetry={() => void loadPage(page)}
        />
      )}
    />
  );
}
