import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Caller } from '../http/caller';
import { Lately } from './lately';

const person = (id: number, role: string) => ({ id, roles: [role] }) as unknown as Caller;
const admin = person(1, 'ROLE_ADMIN');
const player = person(2, 'ROLE_USER');
const change = (subject: 'room' | 'topup') =>
  ({ kind: 'change', eventId: 'e', change: { subject, id: 7, status: null, actorId: null } }) as const;
const notification = (userId: number | null) => ({ kind: 'notification', eventId: 'e', notificationId: 3, userId }) as const;

function listening() {
  const clock = { now: 1000 };
  const lately = new Lately(() => clock.now);
  lately.start();
  return { clock, lately };
}

describe('what changed lately', () => {
  it('is how long ago each kind of thing did, the last time', () => {
    const { clock, lately } = listening();
    lately.hear(change('room'));
    clock.now += 50;
    lately.hear(change('topup'));
    lately.hear(change('room'));
    clock.now += 7.9;
    assert.equal(lately.of(admin), 'known=57&topup=7&room=7');
  });

  it('is announced immediately to its recipients', () => {
    const { lately } = listening();
    lately.hear(change('room'));
    lately.hear({ kind: 'session', userId: 2 });
    assert.equal(lately.of(player), 'known=0');
    lately.hear(notification(2));
    assert.equal(lately.of(player), 'known=0&notification=0');
    assert.equal(lately.of(admin), 'known=0&room=0');
    lately.hear(notification(null));
    assert.equal(lately.of(person(3, 'ROLE_USER')), 'known=0');
    assert.equal(lately.of(admin), 'known=0&room=0&notification=0');
  });

  it('goes back a minute, and not beyond what was heard', () => {
    const unheard = new Lately(() => 5000);
    assert.equal(unheard.of(admin), 'known=0');
    const { clock, lately } = listening();
    lately.hear(change('room'));
    clock.now += 90_000;
    lately.hear(change('topup'));
    assert.equal(lately.of(admin), 'known=60000&topup=0');
    lately.start();
    assert.equal(lately.of(admin), 'known=0');
  });
});
