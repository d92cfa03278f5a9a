import { CONTRACT_VERSION, type Load, type SectionProgram, type SectionDescriptor } from '@arena/shared/contract/section';
import { build, installFakePlatform } from '@arena/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../common/testing';
import { failure, SectionError } from '../sections/failure';
import { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/host-context';
import { descriptor, snapshotOf } from '../sections/testing';
import { WidgetArea } from './WidgetArea';
import { widgetsOf } from './widgets';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

type Widget = SectionDescriptor['widgets'][number];
const widget = (id: string, order: number, changes: Partial<Widget> = {}): Widget => ({
  id,
  title: `Widget ${id}`,
  order,
  role: 'ROLE_ADMIN',
  size: 'small',
  preload: [],
  ...changes,
});
const rooms = (...widgets: Widget[]) => descriptor({ widgets });
const finance = (...widgets: Widget[]) =>
  descriptor({
    name: 'mfe_finance',
    title: 'Finance',
    mounts: [],
    navigation: [],
    widgets,
    owner: { team: 'Finance team', contact: 'finance@arena.test' },
  });
const sectionOf = (loads: Readonly<Record<string, Load>>): SectionProgram => ({
  contract: CONTRACT_VERSION,
  mounts: [],
  widgets: Object.entries(loads).map(([id, load]) => ({ id, load })),
});
const widgetOf =
  (text: string): Load =>
  async () => ({ default: () => <p>{text}</p> });

type Fetch = (registered: { readonly name: string }) => Promise<SectionProgram>;
function open(fetch: Fetch, ...descriptors: SectionDescriptor[]) {
  const snapshot = snapshotOf(...descriptors);
  const host = new SectionHost(snapshot, () => Promise.resolve(snapshot), fetch);
  renderScreen(
    <SectionHostProvider value={host}>
      <WidgetArea />
    </SectionHostProvider>,
  );
  return host;
}
const panel = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  installFakePlatform();
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('puts the widgets of all sections in their order, at their size, for the role', async () => {
  const snapshot = snapshotOf(
    rooms(widget('b', 20), widget('d', 40, { role: 'ROLE_OWNER' })),
    finance(widget('a', 10, { size: 'wide' }), widget('c', 30, { role: null })),
  );
  const ids = (role: string | null) => widgetsOf(snapshot, role).map(({ widget: { id } }) => id);
  expect(ids('ROLE_ADMIN')).toEqual(['a', 'b', 'c', 'd']);
  expect(ids('ROLE_NORMAL')).toEqual(['c']);
  expect(ids(null)).toEqual(['c']);

  open(
    async () => sectionOf({ a: widgetOf('A'), b: widgetOf('B'), c: widgetOf('C') }),
    rooms(widget('b', 20)),
    finance(widget('a', 10, { size: 'wide' })),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Widget a', 'Widget b']);
  expect(screen.getByRole('region', { name: 'Widget a' })).toHaveAttribute('data-size', 'wide');
  expect(await screen.findByText('A')).toBeVisible();
  expect(await screen.findByText('B')).toBeVisible();
});

it('fetches nothing of a section whose widgets the person may not see', () => {
  installFakePlatform({ user: build.user() });
  const fetch = jest.fn<Promise<SectionProgram>, [{ name: string }]>();
  open(fetch, rooms(widget('a', 10)));
  expect(screen.queryByRole('region')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it('lets a dead section cost its widget only, with its owner and a retry in place', async () => {
  let down = true;
  const host = open(
    async ({ name }) => {
      if (name === 'mfe_finance' && down) throw new SectionError(failure('unreachable', { address: 'http://localhost:3003' }));
      return sectionOf({ a: widgetOf('Rooms are here'), f: widgetOf('Finance is here') });
    },
    rooms(widget('a', 10)),
    finance(widget('f', 20)),
  );
  expect(await screen.findByText('Rooms are here')).toBeVisible();
  const finances = panel('Widget f');
  expect(await finances.findByText(/could not be reached at http:\/\/localhost:3003/)).toBeVisible();
  expect(finances.getByText(/Finance team/)).toBeVisible();
  expect(host.isOutOfOrder('mfe_rooms')).toBe(false);
  down = false;
  await userEvent.click(finances.getByRole('button', { name: 'Retry' }));
  expect(await finances.findByText('Finance is here')).toBeVisible();
  expect(screen.getByText('Rooms are here')).toBeVisible();
});

it('names the owner of a slow widget after two seconds, and retries in place', async () => {
  const load = jest
    .fn<ReturnType<Load>, []>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue({ default: () => <p>Here at last</p> });
  jest.useFakeTimers();
  try {
    open(async () => sectionOf({ a: load }), rooms(widget('a', 10)));
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(panel('Widget a').queryByText(/S-02/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
  } finally {
    jest.useRealTimers();
  }
  expect(panel('Widget a').getByText('Widget a is taking longer than usual')).toBeVisible();
  expect(panel('Widget a').getByText('Owner: Rooms team (rooms-team@arena.test).')).toBeVisible();
  expect(panel('Widget a').getByText('S-02, Rooms 1.4.0')).toBeVisible();
  await userEvent.click(panel('Widget a').getByRole('button', { name: 'Retry' }));
  expect(await panel('Widget a').findByText('Here at last')).toBeVisible();
});

it('lets a crash cost the widget, not its section, and renders it again', async () => {
  let broken = true;
  const crashing: Load = async () => ({
    default: () => {
      if (broken) throw new Error('x is not a function');
      return <p>Mended</p>;
    },
  });
  const host = open(async () => sectionOf({ a: crashing, b: widgetOf('B') }), rooms(widget('a', 10), widget('b', 20)));
  expect(await panel('Widget a').findByText('Widget a is unavailable')).toBeVisible();
  expect(await screen.findByText('B')).toBeVisible();
  expect(host.isOutOfOrder('mfe_rooms')).toBe(false);
  expect(globalThis.reportError).toHaveBeenCalled();
  broken = false;
  await userEvent.click(panel('Widget a').getByRole('button', { name: 'Retry' }));
  expect(await panel('Widget a').findByText('Mended')).toBeVisible();
});

it('asks again for the code of a widget that failed to load', async () => {
  const load = jest
    .fn<ReturnType<Load>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue({ default: () => <p>Here at last</p> });
  const fetch = jest.fn(async () => sectionOf({ a: load }));
  open(fetch, rooms(widget('a', 10)));
  await userEvent.click(await panel('Widget a').findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here at last')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('says so when the section that came has no such widget', async () => {
  open(async () => sectionOf({}), rooms(widget('a', 10)));
  expect(await panel('Widget a').findByText('Widget a is unavailable')).toBeVisible();
});
