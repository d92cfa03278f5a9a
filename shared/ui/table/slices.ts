/** How long (ms) a slice of some long work may hold the page. */
const SLICE_MS = 5;

/** Runs the work after the tasks that wait already, a frame among them. A timer would wait 4 ms more, being nested. */
function soon(work: () => void): void {
  if (typeof MessageChannel === 'undefined') {
    setTimeout(work);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Does some work a slice at a time, between frames; each step of it should take a millisecond or so. Returns how to stop it. */
export function inSlices<T>(work: Generator<undefined, T, undefined>, done: (result: T) => void): () => void {
  let stopped = false;
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    while (!stopped) {
      const step = work.next();
      if (step.done === true) return done(step.value);
      if (performance.now() >= until) return soon(slice);
    }
  };
  soon(slice);
  return () => {
    stopped = true;
  };
}
