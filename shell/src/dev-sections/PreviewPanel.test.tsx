import { installFakePlatform } from '@arena/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../common/testing';
import { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/host-context';
import { descriptor, snapshotOf } from '../sections/testing';
import { PreviewPanel } from './PreviewPanel';
import { fakeServers, previewOf, VERSION } from './testing';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const reopen = jest.fn();
let servers: ReturnType<typeof fakeServers>;

beforeEach(() => {
  reopen.mockClear();
  installFakePlatform({});
  servers = fakeServers();
  servers.preview = previewOf();
});
const open = () =>
  renderScreen(
    <SectionHostProvider value={new SectionHost(snapshotOf(descriptor()))}>
      <PreviewPanel id={'i'.repeat(22)} actions={{ reopen }} />
    </SectionHostProvider>,
    '/admin/sections',
  );

test('shows what would run, and nothing runs before the administrator agrees', async () => {
  open();
  expect(await screen.findByText(`${VERSION}, replaces the live 1.4.0`)).toBeVisible();
  expect(screen.getByText(/^Uploaded by Maya\. It runs only in this browser session/)).toBeVisible();
  expect(servers.asked).toEqual([`GET /-/dev-sections/previews/${'i'.repeat(22)}`]);
  await userEvent.click(screen.getByRole('button', { name: 'Run preview' }));
  expect(servers.asked.at(-1)).toBe('POST /-/dev-sections');
  expect(reopen).toHaveBeenCalledTimes(1);
});

test('says what the server says of a preview that is not there, or may not be run', async () => {
  servers.preview = null;
  const { unmount } = open();
  expect(await screen.findByText('No such preview.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run preview' })).toBeNull();
  unmount();
  servers.preview = previewOf();
  installFakePlatform({});
  open();
  const button = await screen.findByRole('button', { name: 'Run preview' });
  servers.status = 403;
  await userEvent.click(button);
  expect(await screen.findByText('The server’s own words.')).toBeVisible();
  expect(reopen).not.toHaveBeenCalled();
});
