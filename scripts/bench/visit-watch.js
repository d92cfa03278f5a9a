/* global window, document, performance, requestAnimationFrame, MessageChannel, PerformanceObserver */
// Runs in the page, before anything of it. Plain JavaScript: the compiler would add helpers that the page lacks.
{
  // `goal` is what is waited for, `ready` when it was painted, `clicked` when the last click came.
  const visit = { largest: 0, shift: 0, blocked: 0, ready: null, clicked: 0, goal: window.visitGoal ?? null };
  window.visit = visit;

  const seen = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  seen('largest-contentful-paint', ({ startTime }) => (visit.largest = startTime));
  seen('layout-shift', ({ value, hadRecentInput }) => (visit.shift += hadRecentInput ? 0 : value));
  seen('longtask', ({ duration }) => (visit.blocked += duration - 50));
  window.addEventListener('click', ({ timeStamp }) => (visit.clicked = timeStamp), true);

  // What is in the page, in sight, and has the text.
  const isThere = ({ selector, count, text }) => {
    const found = document.querySelectorAll(selector);
    if (found.length < count || !found[0].checkVisibility()) return false;
    return text === undefined || [...found].some((one) => one.textContent.includes(text));
  };

  const channel = new MessageChannel();
  // A message that is sent in a frame arrives when that frame has been painted.
  channel.port1.onmessage = () => {
    if (visit.ready !== null) return;
    visit.ready = performance.now();
    window.visitIsReady('');
  };
  const frame = () => {
    requestAnimationFrame(frame);
    if (visit.goal !== null && visit.ready === null && isThere(visit.goal)) channel.port2.postMessage(null);
  };
  requestAnimationFrame(frame);
}
