import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayOf, plusDays, startOfDay, startOfDayFrom } from './platform-time';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

describe('a day of a zone', () => {
  it('is what the calendar on the wall shows', () => {
    const instant = new Date('2026-03-04T18:29:59.999Z');
    assert.deepEqual([dayOf(instant, 'Asia/Kolkata'), dayOf(instant, 'UTC')], ['2026-03-04', '2026-03-04']);
    assert.equal(dayOf(new Date(instant.getTime() + 1), 'Asia/Kolkata'), '2026-03-05');
    assert.equal(dayOf(instant, 'Pacific/Auckland'), '2026-03-05');
  });

  it('has neighbors over the ends of months and years', () => {
    assert.deepEqual(
      [plusDays('2026-02-28', 1), plusDays('2028-02-28', 1), plusDays('2026-01-01', -1)],
      ['2026-03-01', '2028-02-29', '2025-12-31'],
    );
  });

  it('begins at midnight there, or when the clocks skip midnight at the first moment after', () => {
    assert.equal(iso(startOfDay('2026-03-04', 'Asia/Kolkata')), '2026-03-03T18:30:00.000Z');
    // In Cairo 2026-04-24 has no midnight: after 23:59:59 comes 01:00.
    assert.equal(iso(startOfDay('2026-04-24', 'Africa/Cairo')), '2026-04-23T22:00:00.000Z');
    assert.equal(iso(startOfDay('2026-04-25', 'Africa/Cairo')), '2026-04-24T21:00:00.000Z');
    assert.equal(startOfDay('2026-02-30', 'UTC'), null);
  });

  it('is found from an instant, so many days away', () => {
    const now = new Date('2026-03-30T08:00:00Z');
    assert.equal(iso(startOfDayFrom(now, 0, 'Europe/Berlin')), '2026-03-29T22:00:00.000Z');
    // The clocks were changed on the 29th.
    assert.equal(iso(startOfDayFrom(now, -1, 'Europe/Berlin')), '2026-03-28T23:00:00.000Z');
  });
});
