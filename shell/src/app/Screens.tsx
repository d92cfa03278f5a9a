import type { SectionPage } from '@arena/shared/contract/section';
import { useSession } from '@arena/shared/platform';
import { ErrorState, LoadingState } from '@arena/shared/ui';
import { Activity, memo } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import { ConsoleLayout } from './ConsoleLayout';
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
import * as t from './app.messages';

const PLAIN_PAGES: readonly SectionPage[] = [OWN_PAGES.login, OWN_PAGES.register, OWN_PAGES.logout, OWN_PAGES.profile];

/** Only the shell's screens are routes: the router can't remove routes, and sections must be replaceable. */
export function Screens({ environment }: { readonly environment: string | null }) {
  return (
    <Routes>
      {PLAIN_PAGES.map((page) => (
        <Route key={page.path} path={page.path} element={<OwnPage page={page} />} />
      ))}
      <Route path="/admin/*" element={<Console environment={environment} />} />
      {/* Public pages are separate documents; this plain page is the fallback for the home page. */}
      <Route path="/" element={<PublicPage instead={OWN_PAGES.home} />} />
      <Route path="*" element={<PublicPage instead={OWN_PAGES.notFound} />} />
    </Routes>
  );
}

const PublicPage = ({ instead }: { readonly instead: SectionPage }) => (
  <PublicPath>
    <SectionArea base="" notFound={<OwnPage page={instead} />} />
  </PublicPath>
);

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

/** Memoized, so that changes in the frame don't render the screen again. */
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
      loading={<LoadingState label={t.loading} />}
      failed={() => <ErrorState title={t.pageFailed} message={t.pageFailedHint} onRetry={() => void loadPage(page)} />}
    />
  );
}
