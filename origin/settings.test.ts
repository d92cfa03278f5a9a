/** @jest-environment node */
import { readSettings } from './settings.ts';

it('refuses a time zone that does not exist, and starts in UTC without one', () => {
  expect(() => readSettings({ PLATFORM_TIME_ZONE: 'Asia/Kolkatta' })).toThrow(
    "PLATFORM_TIME_ZONE 'Asia/Kolkatta' is not a time zone such as 'UTC' or 'Asia/Kolkata'.",
  );
  expect(readSettings({}).settings.platformTimeZone).toBe('UTC');
  expect(readSettings({ PLATFORM_TIME_ZONE: 'Asia/Kolkata' }).settings.platformTimeZone).toBe('Asia/Kolkata');
});

it('refuses services that no section’s name or no origin leads to', () => {
  expect(() => readSettings({ SECTION_BACKENDS: 'promos.internal' })).toThrow(
    "SECTION_BACKENDS has 'promos.internal'. Name each section once",
  );
  expect(readSettings({ SECTION_BACKENDS: 'mfe_promos=http://promos:9000' }).sectionBackends).toEqual({ mfe_promos: 'http://promos:9000' });
});
