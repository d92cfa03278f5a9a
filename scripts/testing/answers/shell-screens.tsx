import { build } from '@arena/shared/testing';
import AnalyticsPage from '../../../shell/src/analytics/AnalyticsPage';
import { renderScreen } from '../../../shell/src/common/testing';
import NotificationPage from '../../../shell/src/notifications/NotificationPage';
import ProfilePage from '../../../shell/src/profile/ProfilePage';
import { auth } from '../../../shell/src/session/auth-store';

export { renderDashboard as openDashboard } from '../../../shell/src/dashboard/testing';
export const openAnalytics = () => renderScreen(<AnalyticsPage />, '/admin/analytics');
export const openNotifications = () => renderScreen(<NotificationPage />, '/admin/notification');

export function openProfile() {
  auth.signIn({ token: 'token-1', user: build.user({ id: 7 }) });
  renderScreen(<ProfilePage />, '/profile/edit');
}
