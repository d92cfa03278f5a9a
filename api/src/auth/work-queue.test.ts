import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HttpError } from '../errors';
import { type Turn, WorkQueue } from './work-queue';

/** Work that ends when the test ends it. */
function controlled(queue: WorkQueue) {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const begin = (name: number, turn?: Turn) =>
    queue.run(() => {
      started.push(name);
      return new Promise<number>((resolve) => ends.set(name, () => resolve(name)));
    }, turn);
  const end = (name: number) => ends.get(name)?.();
  return { started, begin, end };
}

describe('the queue of expensive work', () => {
  it('runs up to its limit concurrently and the others in their order', async () => {
    const queue = new WorkQueue({ atOnce: 2, mostWaiting: 10 });
    const { started, begin, end } = controlled(queue);
    const done = [1, 2, 3, 4].map((name) => begin(name));
    assert.deepEqual([started, queue.running, queue.waiting], [[1, 2], 2, 2]);
    end(2);
    assert.equal(await done[1], 2);
    assert.deepEqual([started, queue.running, queue.waiting], [[1, 2, 3], 2, 1]);
    for (const name of [1, 3]) end(name);
    await Promise.all([done[0], done[2]]);
    end(4);
    await done[3];
    assert.deepEqual([started, queue.running, queue.waiting], [[1, 2, 3, 4], 0, 0]);
  });

  it('refuses further work with 503 and a sentence while too many wait, and accepts work again afterwards', async () => {
    const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
    const { begin, end } = controlled(queue);
    const done = [begin(1), begin(2)];
    await assert.rejects(begin(3), (error: unknown) => {
      assert.ok(error instanceof HttpError);
      assert.equal(error.statusCode, 503);
      assert.equal(error.message, 'Too many people are signing in right now. Try again in a few seconds.');
      assert.deepEqual(error.headers, { 'retry-after': '5' });
      return true;
    });
    end(1);
    await done[0];
    const later = begin(4);
    end(2);
    await done[1];
    end(4);
    assert.equal(await later, 4);
  });

  /** Ends what runs, one after the other, and answers the order in which it all ran. */
  async function orderOf(queue: WorkQueue, { started, end }: ReturnType<typeof controlled>, done: readonly Promise<unknown>[]) {
    for (let place = 0; place < done.length; place += 1) {
      while (started.length <= place && queue.running > 0) await new Promise(setImmediate);
      const name = started[place];
      if (name !== undefined) end(name);
    }
    await Promise.allSettled(done);
    return started;
  }

  it('gives each lane its turn, and known browsers every other one', async () => {
    const queue = new WorkQueue({ atOnce: 1, mostWaiting: 10 });
    const work = controlled(queue);
    const done = [
      ...[1, 2, 3, 4].map((name) => work.begin(name, { lane: 'attacked' })),
      ...[5, 6].map((name) => work.begin(name, { lane: 'other' })),
      ...[7, 8].map((name) => work.begin(name, { lane: 'attacked', known: true })),
    ];
    assert.deepEqual(await orderOf(queue, work, done), [1, 7, 2, 8, 5, 3, 6, 4]);
  });

  it('makes room in a full line for a shorter lane, at the cost of the longest', async () => {
    const queue = new WorkQueue({ atOnce: 1, mostWaiting: 3 });
    const work = controlled(queue);
    const done = [1, 2, 3, 4].map((name) => work.begin(name, { lane: 'attacked' }));
    done.push(work.begin(5, { lane: 'other' }));
    await assert.rejects(done[3] ?? Promise.resolve(), HttpError);
    await assert.rejects(work.begin(6, { lane: 'attacked' }), HttpError);
    assert.equal(queue.waiting, 3);
    assert.deepEqual(await orderOf(queue, work, done), [1, 2, 5, 3]);
  });

  it('keeps running after work that failed', async () => {
    const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no memory')));
    const next = queue.run(() => Promise.resolve('fine'));
    await assert.rejects(failed, /no memory/);
    assert.equal(await next, 'fine');
    assert.equal(queue.running, 0);
  });
});
