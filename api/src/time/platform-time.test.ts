import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toDateArray, wallClock as readClock } from '@arena/shared/contract';
import { formatTime, wallClock } from './platform-time';

describe('the platform time', () => {
  it('is the clock reading of the zone, not of the machine', () => {
    const instant = new Date('2026-03-04T20:20:30.400Z');
    assert.equal(wallClock(instant, 'UTC'), '2026-03-04T20:20:30');
    assert.equal(wallClock(instant, 'Asia/Kolkata'), '2026-03-05T01:50:30');
    assert.equal(wallClock(instant, 'America/New_York'), '2026-03-04T15:20:30');
  });

  it('counts midnight as hour 0', () => {
    assert.equal(wallClock(new Date('2026-01-01T00:00:00Z'), 'UTC'), '2026-01-01T00:00:00');
    assert.equal(wallClock(new Date('2025-12-31T18:30:00Z'), 'Asia/Kolkata'), '2026-01-01T00:00:00');
  });

  it('follows summer time', () => {
    assert.equal(wallClock(new Date('2026-03-29T00:59:59Z'), 'Europe/Berlin'), '2026-03-29T01:59:59');
    assert.equal(wallClock(new Date('2026-03-29T01:00:00Z'), 'Europe/Berlin'), '2026-03-29T03:00:00');
  });

  it('has the offset in the second of two hours that the clocks show twice', () => {
    const goesOut = (text: string, zone: string) => toDateArray(wallClock(new Date(text), zone));
    assert.deepEqual(goesOut('2026-10-25T00:30:00Z', 'Europe/Berlin'), [2026, 10, 25, 2, 30]);
    assert.deepEqual(goesOut('2026-10-25T01:30:05Z', 'Europe/Berlin'), [2026, 10, 25, 2, 30, 5, 0, 60]);
    assert.deepEqual(goesOut('2026-10-25T01:59:00Z', 'Europe/London'), [2026, 10, 25, 1, 59, 0, 0, 0]);
    assert.deepEqual(goesOut('2026-11-01T06:30:00Z', 'America/New_York'), [2026, 11, 1, 1, 30, 0, 0, -300]);
    assert.deepEqual(goesOut('2026-10-25T02:00:00Z', 'Europe/Berlin'), [2026, 10, 25, 3, 0]);
  });

  it('goes out as an array that leaves zero seconds out', () => {
    assert.deepEqual(toDateArray(wallClock(new Date('2026-03-04T20:20:00Z'), 'Asia/Kolkata')), [2026, 3, 5, 1, 50]);
    assert.deepEqual(toDateArray(wallClock(new Date('2026-03-04T20:20:30Z'), 'UTC')), [2026, 3, 4, 20, 20, 30]);
  });

  it('is shown to people with its zone', () => {
    assert.equal(formatTime(new Date('2026-03-04T20:20:30Z'), 'Asia/Kolkata'), '2026-03-05 01:50 (Asia/Kolkata)');
  });
});

describe('the clock of a zone', () => {
  it('shows what a formatter shows, around every change of the clocks', () => {
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'])
      for (let ms = Date.parse('1969-06-01T00:00:00Z'); ms < Date.parse('2031-01-01T00:00:00Z'); ms += 41 * 60 * 60_000 + 61_001)
        assert.equal(wallClock(new Date(ms), zone).slice(0, 19), readClock(new Date(ms), zone));
    const spring = Date.parse('2026-03-08T07:00:00Z');
    for (const ms of [spring - 1, spring, spring + 1])
      assert.equal(wallClock(new Date(ms), 'America/New_York'), readClock(new Date(ms), 'America/New_York'));
  });
});
