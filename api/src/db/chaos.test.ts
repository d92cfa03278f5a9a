import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Chaos } from '../../test/chaos/chaos';
import { findPostgres } from '../../test/chaos/cluster';
import { single } from '../../test/chaos/stages';

const PAYMENTS = 40;

// A short `npm run chaos -w api`, on a server of its own: no other database is restarted.
const programs = findPostgres();
if (programs !== null)
  describe('payments while the database is restarted, killed and robbed of its connections', () => {
    it('are each credited once, and the servers live on', async () => {
      const chaos = await Chaos.start(await single(programs));
      try {
        for (const fault of ['restart, fast', 'kill -9 of the postmaster', 'all connections terminated']) {
          const { deaths, once, never, twice, wrong, unanswered, complaints } = await chaos.round(fault, PAYMENTS);
          assert.deepEqual(
            { fault, deaths, once, never, twice, wrong, unanswered, complaints },
            { fault, deaths: 0, once: PAYMENTS, never: 0, twice: 0, wrong: 0, unanswered: 0, complaints: [] },
          );
        }
      } finally {
        await chaos.end();
      }
    });
  });
