// Runs in the page, before anything of it. Plain JavaScript: the compiler would add helpers that the page lacks.
window.landing = { largest: 0, shift: 0, tasks: [] };
const seen = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
seen('largest-contentful-paint', ({ startTime }) => (window.landing.largest = startTime));
seen('layout-shift', ({ value }) => (window.landing.shift += value));
seen('longtask', ({ startTime }) => window.landing.tasks.push(startTime));
