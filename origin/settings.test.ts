/** @jest-environment node */
import { readSettings } from './settings.ts';

it('refuses a time zone that does not exist, and starts in UTC without one', () => {
  expect(() => readSettings({ PLATFORM_TIME_ZONE: 'Asia/Kolkatta' })).toThrow(
    "PLATFORM_TIME_ZONE 'Asia/Kolkatta' is not a time zone such as 'UTC' or 'Asia/Kolkata'.",
  );
  expect(readSettings({}).settings.platformTimeZone).toBe('UTC');
  expect(readSettings({ PLATFORM_TIME_ZONE: 'Asia/Kolkata' }).settings.platformTimeZone).toBe('Asia/Kolkata');
});
