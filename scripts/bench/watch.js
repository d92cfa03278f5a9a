/* global window, document, performance, requestAnimationFrame, addEventListener, MessageChannel, PerformanceObserver */
// Runs before the page's scripts. Plain JavaScript, because the compiler would add helpers that the page lacks.
{
  // Goals are reached in order: each starts with a navigation, click or letter and ends with the frame that paints it.
  const watch = { goals: [], starts: [], painted: [], shift: 0, blocked: 0, ...window.watchFor };
  window.watch = watch;

  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('layout-shift', ({ value, hadRecentInput }) => (watch.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (watch.blocked += duration - 50));
  const start = ({ timeStamp }) => watch.starts.length < watch.goals.length && watch.starts.push(timeStamp);
  addEventListener('click', start, true);
  addEventListener('keydown', (event) => event.key.length === 1 && start(event), true);

  const isThere = ({ selector, count, text }) => {
    const found = [...document.querySelectorAll(selector)];
    return found.length >= count && found[0].checkVisibility() && (!text || found.some((one) => one.textContent.includes(text)));
  };
  watch.atRest = () =>
    new Promise((resolve) => {
      let timer = setTimeout(resolve, 400);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, 400);
      };
      new PerformanceObserver(wait).observe({ type: 'resource' });
      new MutationObserver(wait).observe(document.body, { subtree: true, childList: true });
    });

  let reached = -1;
  const channel = new MessageChannel();
  // A message sent in a frame arrives after that frame has been painted.
  channel.port1.onmessage = () => {
    while (watch.painted.length <= reached) watch.painted.push(performance.now() - watch.starts[watch.painted.length]);
  };
  const frame = () => {
    requestAnimationFrame(frame);
    // A later letter's result includes the earlier letters.
    reached = watch.starts.findLastIndex((_, goal) => goal >= watch.painted.length && isThere(watch.goals[goal]));
    if (reached >= 0) channel.port2.postMessage(null);
  };
  requestAnimationFrame(frame);
}
