/* global window, document, performance, requestAnimationFrame, addEventListener, MutationObserver */
// In the page: notes the length of every frame, and when a status line answered a key.
(() => {
  const watch = { frames: [], painted: [], keyAt: 0 };
  let last = performance.now();
  const frame = (now) => {
    watch.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener('keydown', (event) => (watch.keyAt = event.timeStamp), true);
  const changed = () => {
    const { keyAt } = watch;
    if (keyAt === 0) return;
    watch.keyAt = 0;
    // The frame that shows the change is on the screen when the task after it runs.
    requestAnimationFrame(() => setTimeout(() => watch.painted.push(performance.now() - keyAt)));
  };
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target.parentElement ?? target).closest?.('[role=status]') || target.matches?.('[role=status]')))
      changed();
  }).observe(document, { subtree: true, characterData: true, childList: true });
  window.benchWatch = watch;
})();
