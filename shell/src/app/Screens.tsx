import type { SectionPage } from '@arena/shared/contract';
import { useSession } from '@arena/shared/platform';
import { ErrorState, LoadingState } from '@arena/shared/ui';
import { Activity, memo } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import { ConsoleLayout } from '../layout/ConsoleLayout';
import { UpdateOffers } from '../layout/UpdateOffers';
import { Live } from '../live/Live';
import { Palette } from '../palette/Palette';
import { PublicPath } from '../public/PublicPath';
import { useSectionHost } from '../sections/host-context';
import { prefetch } from '../sections/navigation';
import { loadPage } from '../sections/pages';
import { PageView } from '../sections/PageView';
import { SectionArea } from '../sections/SectionArea';
import { AdminGuard } from '../session/AdminGuard';
import { CrashBoundary } from './CrashBoundary';
import { useConsoleNavigation } from './own-navigation';
import { OWN_PAGES, prefetchOwn } from './own-pages';
import { ScreenPlace } from './ScreenPlace';
import { useScreens } from './useScreens';

/**
 * Finds the screen for an address. Only the shell's own are routes; sections are looked up in the registry at each visit.
 * The router's `patchRoutesOnNavigation` can't remove routes, and a section must be replaceable after a failure or an update.
 */
export function Screens({ environment }: { readonly environment: string | null }) {
  return (
    <Routes>
      <Route path={OWN_PAGES.login.path} element={<OwnPage page={OWN_PAGES.login} />} />
      <Route path={OWN_PAGES.register.path} element={<OwnPage page={OWN_PAGES.register} />} />
      <Route path={OWN_PAGES.logout.path} element={<OwnPage page={OWN_PAGES.logout} />} />
      <Route path={OWN_PAGES.profile.path} element={<OwnPage page={OWN_PAGES.profile} />} />
      <Route path="/admin/*" element={<Console environment={environment} />} />
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
            <SectionArea base="" notFound={<OwnPage page={OWN_PAGES.notFound} />} />
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
  const { screens, renderAhead } = useScreens();
  const prepare = (path: string) => renderAhead(path, Promise.all([prefetchOwn(path), prefetch(host, path, role)]));
  return (
    <AdminGuard>
      <Live />
      <ConsoleLayout navigation={navigation} environment={environment} onIntent={(path) => void prepare(path)} notices={<UpdateOffers />}>
        {screens.map(({ id, location, mode }) => (
          <ScreenPlace key={id} ahead={mode === 'hidden'}>
            <Activity mode={mode}>
              <ConsoleScreen location={location} />
            </Activity>
          </ScreenPlace>
        ))}
      </ConsoleLayout>
      <Palette navigation={navigation} />
    </AdminGuard>
  );
}

const CONSOLE_PAGES: readonly SectionPage[] = [OWN_PAGES.dashboard, OWN_PAGES.notifications, OWN_PAGES.analytics, OWN_PAGES.sections];

/** One of the console's screens. Remembered: what has changed in the frame around it is no reason to render it. */
const ConsoleScreen = memo(({ location }: { readonly location: Location }) => (
  <CrashBoundary place={location.pathname}>
    <Routes location={location}>
      {CONSOLE_PAGES.map((page) => (
        <Route key={page.path} path={page.path.slice('/admin/'.length)} element={<OwnPage page={page} />} />
      ))}
      <Route path="*" element={<SectionArea base="/admin" notFound={<OwnPage page={OWN_PAGES.notFound} />} />} />
    </Routes>
  </CrashBoundary>
));

function OwnPage({ page }: { readonly page: SectionPage }) {
  return (
    <PageView
      page={page}
      loading={<LoadingState label="Loading…" />}
      failed={() => (
        <ErrorState
          title="This page failed to load"
          message="Check your connection and try again. If the console was just updated, reload the page."
          onRetry={() => void loadPage(page)}
        />
      )}
    />
  );
}
