import { toasts } from '../feedback/toasts';
import { SectionHost } from './host';
import { tellTrouble } from './tell-trouble';
import { descriptor, section, snapshotOf } from './testing';

jest.mock('./loader', () => ({ fetchSection: jest.fn() }));

const BASE = 'http://localhost:3001/';
const messages = () => toasts.getState().map(({ message }) => message);

/** A section's error as the browser reports it. Each version is reported once a minute. */
function thrownIn(file: string): Error {
  const error = new Error('x is not a function');
  error.stack = `TypeError: x is not a function\n    at a (${BASE}${file}:1:2)`;
  return error;
}
const hostOf = (version: string) => {
  const snapshot = snapshotOf(descriptor({ version }));
  return new SectionHost(
    snapshot,
    () => Promise.resolve(snapshot),
    () => Promise.resolve(section(async () => ({ default: () => null }))),
  );
};

beforeEach(() => toasts.setState([], true));

it('says what no boundary has caught, whose it is and what to quote, once a minute', () => {
  const host = hostOf('2.0.0');
  tellTrouble(host, { thrown: thrownIn('451.cc30f8db.js') });
  tellTrouble(host, { thrown: thrownIn('451.cc30f8db.js') });
  expect(messages()).toEqual([
    'Something went wrong in Rooms. Check whether your last action went through. If it happens again, contact its owner. Owner: Rooms team (rooms-team@arena.test). S-13, Rooms 2.0.0',
  ]);
});

it('says nothing of what was thrown elsewhere, and of what was cancelled', () => {
  const host = hostOf('2.1.0');
  tellTrouble(host, { thrown: new Error('an extension of the browser') });
  tellTrouble(host, { thrown: undefined });
  tellTrouble(host, { thrown: Object.assign(thrownIn('451.cc30f8db.js'), { name: 'AbortError' }) });
  expect(messages()).toEqual([]);
});

it('says for how long nothing answered while a section was open', async () => {
  const host = hostOf('2.2.0');
  window.history.replaceState(null, '', '/admin/room-management');
  tellTrouble(host, { busy: 5100 });
  expect(messages()).toEqual([]);
  await host.load('mfe_rooms');
  tellTrouble(host, { busy: 5100 });
  expect(messages()).toEqual([expect.stringMatching(/The console froze for 5 seconds while Rooms was open\..*S-14, Rooms 2\.2\.0$/)]);
});
