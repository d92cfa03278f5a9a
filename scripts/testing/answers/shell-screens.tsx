import { build } from '@arena/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnalyticsPage from '../../../shell/src/analytics/AnalyticsPage';
import { OWN_ENTRIES } from '../../../shell/src/common/own-entries';
import { renderOverHost, renderScreen } from '../../../shell/src/common/testing';
import NotificationPage from '../../../shell/src/notifications/NotificationPage';
import PaletteDialog from '../../../shell/src/palette/PaletteDialog';
import ProfilePage from '../../../shell/src/profile/ProfilePage';
import { SectionHost } from '../../../shell/src/sections/host';
import { snapshotOf } from '../../../shell/src/sections/testing';
import { auth } from '../../../shell/src/session/auth-store';

export { renderDashboard as openDashboard } from '../../../shell/src/dashboard/testing';
export const openAnalytics = () => renderScreen(<AnalyticsPage />, '/admin/analytics');
export const openNotifications = () => renderOverHost(new SectionHost(snapshotOf()), <NotificationPage />, '/admin/notification');

export function openProfile() {
  auth.signIn({ token: 'token-1', user: build.user({ id: 7 }) });
  renderScreen(<ProfilePage />, '/profile/edit');
}

export async function openPalette() {
  Element.prototype.scrollIntoView = () => undefined;
  const host = new SectionHost(snapshotOf(), jest.fn(), jest.fn());
  const navigation = OWN_ENTRIES.map((entry) => ({ entry, failed: false }));
  renderOverHost(host, <PaletteDialog open navigation={navigation} onClose={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox'), 'over');
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Searching'));
}
