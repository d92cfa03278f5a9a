import { notify } from '../feedback/toasts';
import { withKnownZone } from './install';

jest.mock('../feedback/toasts', () => ({ notify: jest.fn() }));

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'Asia/Kolkata', environment: null };

it('shows times in UTC, and says so, in a browser that does not know the platform’s time zone', () => {
  expect(withKnownZone(SETTINGS)).toBe(SETTINGS);
  expect(notify).not.toHaveBeenCalled();
  expect(withKnownZone({ ...SETTINGS, platformTimeZone: 'Mars/Olympus' }).platformTimeZone).toBe('UTC');
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('Mars/Olympus') as string }));
});
