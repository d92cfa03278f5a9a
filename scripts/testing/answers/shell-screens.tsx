import { build } from '@arena/shared/testing';
import AnalyticsPage from '../../../shell/src/analytics/AnalyticsPage';
import { renderScreen } from '../../../shell/src/common/testing';
import DashboardPage from '../../../shell/src/dashboard/DashboardPage';
import NotificationPage from '../../../shell/src/notifications/NotificationPage';
import ProfilePage from '../../../shell/src/profile/ProfilePage';
import { SectionHost } from '../../../shell/src/sections/host';
import { SectionHostProvider } from '../../../shell/src/sections/host-context';
import { snapshotOf } from '../../../shell/src/sections/testing';
import { auth } from '../../../shell/src/session/auth-store';

export const openDashboard = () =>
  renderScreen(
    <SectionHostProvider value={new SectionHost(snapshotOf())}>
      <DashboardPage />
    </SectionHostProvider>,
  );
export const openAnalytics = () => renderScreen(<AnalyticsPage />, '/admin/analytics');
export const openNotifications = () => renderScreen(<NotificationPage />, '/admin/notification');

export function openProfile() {
  auth.signIn({ token: 'token-1', user: build.user({ id: 7 }) });
  renderScreen(<ProfilePage />, '/profile/edit');
}
