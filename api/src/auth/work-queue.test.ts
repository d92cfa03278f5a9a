import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HttpError } from '../http/errors';
import { WorkQueue } from './work-queue';

/** Work that ends when the test ends it. */
function controlled(queue: WorkQueue) {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const begin = (name: number) =>
    queue.run(() => {
      started.push(name);
      return new Promise<number>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = (name: number) => ends.get(name)?.();
  return { started, begin, end };
}

describe('the queue of expensive work', () => {
  it('runs so many at once and the others in their order', async () => {
    const queue = new WorkQueue({ atOnce: 2, mostWaiting: 10 });
    const { started, begin, end } = controlled(queue);
    const done = [1, 2, 3, 4].map(begin);
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

  it('refuses with 503 and a sentence what comes while too many wait, and takes work again afterwards', async () => {
    const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
    const { begin, end } = controlled(queue);
    const done = [begin(1), begin(2)];
    await assert.rejects(begin(3), (error: unknown) => {
      assert.ok(error instanceof HttpError);
      assert.equal(error.statusCode, 503);
      assert.equal(error.message, 'Too many people are signing in at this moment. Please try again in a few seconds.');
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

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no memory')));
    const next = queue.run(() => Promise.resolve('fine'));
    await assert.rejects(failed, /no memory/);
    assert.equal(await next, 'fine');
    assert.equal(queue.running, 0);
  });
});
