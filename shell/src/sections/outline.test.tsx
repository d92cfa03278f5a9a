import type { SectionWidget } from '@arena/shared/contract/section';
import { installFakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOverHost } from '../common/testing';
import { SectionHost } from './host';
import { SectionArea } from './SectionArea';
import { descriptor, section, snapshotOf } from './testing';
import SectionsScreen from '../sections-screen/SectionsScreen';
import { answerStatus } from '../sections-screen/testing';
import { signInAs } from '../session/testing';
import { WidgetView } from '../widgets/WidgetView';
import { outlined, setOutlined } from './outlined';

const widget: SectionWidget = { id: 'due', title: 'Rooms due', size: 'small', order: 1, role: null, preload: [] };
const snapshot = () => snapshotOf(descriptor({ widgets: [widget] }));
const page = async () => ({ default: () => <p>The rooms</p> });
const host = () => {
  const program = { ...section(page), widgets: [{ id: 'due', load: page }] };
  return new SectionHost(
    snapshot(),
    () => Promise.resolve(snapshot()),
    () => Promise.resolve(program),
  );
};
const labels = () => [...document.querySelectorAll('[data-outline]')].map(({ textContent }) => textContent);

beforeEach(() => void installFakePlatform({}));
afterEach(() => act(() => setOutlined(false)));

test('pages and widgets are outlined with name, version and owner once the switch is on, and keep their elements', async () => {
  // jsdom lays nothing out.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 400));
  signInAs('ROLE_ADMIN');
  const [registered] = snapshot().sections;
  renderOverHost(
    host(),
    <>
      <SectionArea base="" notFound={null} />
      <WidgetView widget={widget} registered={registered!} />
    </>,
    '/admin/room-management',
  );
  await waitFor(() => expect(screen.getAllByText('The rooms')).toHaveLength(2));
  const first = screen.getAllByText('The rooms');
  expect(labels()).toEqual([]);
  act(() => setOutlined(true));
  const label = 'Rooms 1.4.0 · Rooms team';
  await waitFor(() => expect(labels()).toEqual([label, label]));
  expect(screen.getAllByText('The rooms')).toEqual(first);
  const frame = document.querySelector<HTMLElement>('[data-outline]');
  expect([frame?.style.top, frame?.style.width, frame?.getAttribute('aria-hidden')]).toEqual(['20px', '300px', 'true']);
  act(() => setOutlined(false));
  expect(labels()).toEqual([]);
});

test('the switch of the Sections screen is off at first, and is kept for this tab', async () => {
  answerStatus([200, { shell: '2.0.0', sections: [] }]);
  renderOverHost(host(), <SectionsScreen />, '/admin/sections');
  const box = screen.getByRole('checkbox', { name: 'Outline sections on every screen' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect([outlined.getState().on, sessionStorage.getItem('arena-outline')]).toEqual([true, 'on']);
  expect(localStorage.getItem('arena-outline')).toBeNull();
  await userEvent.click(box);
  expect([outlined.getState().on, sessionStorage.getItem('arena-outline')]).toEqual([false, null]);
});
