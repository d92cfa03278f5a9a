/* global window, document, performance, requestAnimationFrame, addEventListener, MessageChannel, PerformanceObserver */
// Runs in the page, so it is plain JavaScript: the compiler would add helpers that the page lacks.
{
  // The frames' lengths, the tasks over 50 ms, when each awaited state was painted, and frames that showed empty rows.
  const watch = { frames: [], tasks: [], starts: [], painted: [], goals: [], look: false, seen: 0, blank: 0, settling: null, quiet: 0 };
  window.benchWatch = watch;

  const started = (event) => {
    if (watch.starts.length < watch.goals.length) watch.starts.push(event.timeStamp);
  };
  addEventListener('keydown', (event) => event.key.length === 1 && started(event), true);
  addEventListener('click', started, true);
  new PerformanceObserver((list) => watch.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });

  const stateOf = (table) => ({
    count: Number(table.getAttribute('aria-rowcount')) - 1,
    sorted: [...table.querySelectorAll('th[aria-sort]')].map((th) => `${th.textContent.trim()} ${th.getAttribute('aria-sort')}`).join(),
    complete: !table.matches('[aria-busy=true]') && table.querySelector('[aria-busy=true], tbody tr:empty') === null,
  });

  // Whether a row that is in sight has nothing in it yet, or no row is there at all.
  const showsBlank = (table) => {
    const box = table.parentElement.getBoundingClientRect();
    const head = table.tHead.getBoundingClientRect().bottom;
    const end = Math.min(box.bottom, table.getBoundingClientRect().bottom);
    return [0.02, 0.25, 0.5, 0.75, 0.98].some((part) => {
      const row = document.elementFromPoint(box.left + 40, head + (end - head) * part)?.closest('tbody tr');
      return row === null || row === undefined || row.childElementCount === 0;
    });
  };

  const channel = new MessageChannel();
  let reached = -1;
  // A message that is sent in a frame arrives when that frame has been painted.
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (let goal = watch.painted.length; goal <= reached; goal += 1) watch.painted.push(now - watch.starts[goal]);
    if (watch.look) {
      const table = document.querySelector('table[aria-rowcount]');
      watch.seen += 1;
      if (table === null || showsBlank(table)) watch.blank += 1;
    }
  };

  let last = performance.now();
  const frame = (now) => {
    const took = now - last;
    watch.frames.push(took);
    last = now;
    requestAnimationFrame(frame);
    reached = -1;
    const awaited = watch.painted.length < watch.starts.length;
    // Looked at only while something is waited for, so that watching costs nothing.
    const table = awaited || watch.settling === 'table' || watch.look ? document.querySelector('table[aria-rowcount]') : null;
    const state = table === null || (!awaited && watch.settling === null) ? null : stateOf(table);
    if (watch.settling !== null) watch.quiet = took < 70 && (watch.settling === 'page' || state?.complete === true) ? watch.quiet + 1 : 0;
    if (awaited && state !== null) {
      // What answers a later letter has answered those before it, too.
      for (let goal = watch.starts.length - 1; goal >= watch.painted.length && reached < 0; goal -= 1) {
        const wanted = watch.goals[goal];
        const right = wanted.count === undefined ? state.sorted === wanted.sorted : state.count === wanted.count;
        if (state.complete && right) reached = goal;
      }
    }
    if (reached >= 0 || watch.look) channel.port2.postMessage(null);
  };
  requestAnimationFrame(frame);
}
