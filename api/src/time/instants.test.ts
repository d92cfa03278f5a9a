import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { zonedInstant } from './platform-time';

const messageOf = (text: string, zone: string) => zonedInstant(text, zone)?.toISOString() ?? null;

describe('an instant', () => {
  it('is what a clock of the zone shows', () => {
    assert.equal(messageOf('2026-03-04T15:50', 'Asia/Kolkata'), '2026-03-04T10:20:00.000Z');
    assert.equal(messageOf('2026-03-04T15:50:30', 'UTC'), '2026-03-04T15:50:30.000Z');
    assert.equal(messageOf('2026-03-04T15:50', 'America/New_York'), '2026-03-04T20:50:00.000Z');
    assert.equal(messageOf('2026-02-30T15:50', 'UTC'), null);
    assert.equal(messageOf('2026-03-04T10:20:30.123Z', 'UTC'), '2026-03-04T10:20:30.000Z');
  });

  it('follows summer time on both of its days', () => {
    assert.equal(messageOf('2026-03-29T01:59', 'Europe/Berlin'), '2026-03-29T00:59:00.000Z');
    assert.equal(messageOf('2026-03-29T02:30', 'Europe/Berlin'), '2026-03-29T01:30:00.000Z', 'skipped');
    assert.equal(messageOf('2026-03-29T03:00', 'Europe/Berlin'), '2026-03-29T01:00:00.000Z');
    assert.equal(messageOf('2026-10-25T02:30', 'Europe/Berlin'), '2026-10-25T00:30:00.000Z', 'twice');
    assert.equal(messageOf('2026-10-25T03:00', 'Europe/Berlin'), '2026-10-25T02:00:00.000Z');
  });
});
