import { platform } from '@arena/shared/platform';
import { installFakePlatform } from '@arena/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../common/testing';
import { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/host-context';
import { descriptor, snapshotOf } from '../sections/testing';
import { DevSectionsPanel } from './DevSectionsPanel';
import { running } from './running';
import { DEVELOPER, fakeServers } from './testing';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const look = jest.fn<Promise<unknown>, [string]>();
const agree = jest.fn<Promise<unknown>, [string, object]>();
const reload = jest.fn();
let servers: ReturnType<typeof fakeServers>;

function open() {
  const fake = installFakePlatform({});
  servers = fakeServers();
  servers.sections = [];
  const show = () =>
    renderScreen(
      <SectionHostProvider value={new SectionHost(snapshotOf(descriptor()))}>
        <DevSectionsPanel actions={{ look, agree, reload }} />
      </SectionHostProvider>,
      `/admin/sections?address=${encodeURIComponent(DEVELOPER)}#${DEVELOPER}`,
    );
  return { fake, show };
}
async function goOn(address: string) {
  const field = await screen.findByLabelText('Address');
  await userEvent.clear(field);
  await userEvent.type(field, address);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

beforeEach(() => {
  jest.clearAllMocks();
  look.mockResolvedValue(descriptor({ version: '1.5.0' }));
  agree.mockResolvedValue(undefined);
});

test('the address is typed, what it serves is shown, and nothing happens before it was confirmed', async () => {
  const { fake, show } = open();
  localStorage.setItem('dev-sections', DEVELOPER);
  show();
  expect(await screen.findByLabelText('Address')).toHaveValue('');
  expect(look).not.toHaveBeenCalled();

  fake.answerQuestions(false);
  await goOn(` ${DEVELOPER}/ `);
  expect(look).toHaveBeenCalledWith(DEVELOPER);
  expect(fake.questions.map(({ title }) => title)).toEqual([`Run Rooms 1.5.0 from ${DEVELOPER}?`]);
  expect(agree).not.toHaveBeenCalled();

  fake.answerQuestions(true);
  await goOn(DEVELOPER);
  expect(agree).toHaveBeenCalledWith('Bearer', { section: 'mfe_rooms', origin: DEVELOPER });
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['localhost:3901', 'Enter a full address'],
  ['javascript:alert(1)', 'Enter a full address'],
  ['http://localhost:3901/evil', 'Enter a full address'],
  ['https://evil.example', 'https://evil.example is not allowed here. Allowed are http://localhost:*.'],
  ['http://localhost.evil.example', 'is not allowed here'],
])('%s is not looked at: %s', async (address, words) => {
  open().show();
  await goOn(address);
  expect(await screen.findByText(new RegExp(words.replaceAll('*', '\\*')))).toBeVisible();
  expect(look).not.toHaveBeenCalled();
});

test('says why a section can’t run, and sends no request', async () => {
  open().show();
  look.mockRejectedValueOnce(new Error('did not answer'));
  await goOn(DEVELOPER);
  expect(
    await screen.findByText(/http:\/\/localhost:3901 did not answer\. Check that its dev server was started with --into/),
  ).toBeVisible();
  look.mockResolvedValueOnce({ hello: 'world' });
  await goOn(DEVELOPER);
  expect(await screen.findByText('http://localhost:3901 didn’t return a section.')).toBeVisible();
  agree.mockRejectedValueOnce(new Error('Only an administrator can do this.'));
  await goOn(DEVELOPER);
  expect(await screen.findByText('Only an administrator can do this.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('a server that does not allow it says so, and what runs can be stopped here', async () => {
  const { show } = open();
  servers.allowed = [];
  const off = show();
  expect(await screen.findByText(/The operator can enable them with DEV_SECTIONS/)).toBeVisible();
  expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
  off.unmount();
  platform().queryClient.clear();
  servers.status = 403;
  const { unmount } = show();
  expect(await screen.findByText('The server’s own words.')).toBeVisible();
  unmount();
  const stop = jest.fn();
  const now = { label: 'Running from a developer machine', sentence: 'Rooms runs.', action: 'Stop', stop };
  act(() => running.setState({ now }));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalledTimes(1);
  act(() => running.setState({ now: null }));
});
