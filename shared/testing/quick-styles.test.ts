import { createRequire } from 'node:module';

interface Dom {
  readonly window: Window & typeof globalThis;
}
type JSDOM = new (html: string) => Dom;

// This file's own jsdom, as it comes; the one around this file has been quickened.
const plain = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as { JSDOM: JSDOM };

const RULES = [
  '* { margin: 1px } html { color: red } :root { visibility: visible } body > div { color: green }',
  '.a { color: blue } .a.b { color: navy; padding: 3px } .a .c, .d > .e { display: none } .a + .b { border-color: red }',
  'p.d::before { color: red } .a:hover { color: pink } button:not(.a) { color: teal } :is(.b, [data-x]) { color: olive }',
  '[data-x] { background-color: yellow } [data-x="two words"] { pointer-events: none } .a [data-y] span { visibility: hidden }',
  'span, SPAN.e, li:nth-child(2) { color: purple !important } ul li ~ li { padding: 9px } input:disabled { color: gray }',
  '.has:has(> .e) { color: brown } a[href^="/x"] { color: lime } .d { color: unset } svg path, linearGradient { color: cyan }',
  '@media screen { .a { margin: 4px } .e { color: orange } } @media print { .a { margin: 8px } } @media (width > 1px) { p { color: red } }',
  '@keyframes x { from { color: red } } .esc\\:aped { color: gold } .c:is(.c, .d) > .e { padding: 5px }',
];
const BODY = `
  <div class="a"><p class="c d">one<span class="e">two</span></p><i data-y><span>three</span></i></div>
  <div class="a b" data-x="two words" style="color: black; padding: 2px"><button class="a">x</button><button>y</button></div>
  <ul><li>1</li><li class="e">2</li><li data-x>3</li></ul>
  <section class="has d"><b class="e esc:aped">z</b><input disabled><a href="/x/1">l</a></section>
  <svg><linearGradient></linearGradient><path class="c d"></path></svg>`;

const stylesIn = (window: Dom['window']) =>
  Array.from(window.document.querySelectorAll('*'), (element) => [element.outerHTML, window.getComputedStyle(element).cssText]);

/** What is done to the page, one thing after the other. */
const STEPS: readonly ((document: Document) => void)[] = [
  (document) => {
    document.head.innerHTML = '<style></style><style></style>';
    document.body.innerHTML = BODY;
  },
  ...RULES.map((rules, place) => (document: Document) => {
    document.head.children[place % 2]?.append(rules);
  }),
  (document) => document.styleSheets[0]?.insertRule('.a { opacity: 0.5 }', document.styleSheets[0].cssRules.length),
  (document) => document.querySelector('.c')?.setAttribute('class', 'a b e'),
  (document) => document.styleSheets[1]?.insertRule('.e { opacity: 0.25 }', 0),
  (document) => document.querySelector('ul')?.append(document.createElement('li')),
  (document) => document.styleSheets[0]?.deleteRule(1),
  (document) => document.querySelector('button')?.style.setProperty('display', 'none'),
  (document) => document.querySelector('style')?.remove(),
];

test('every element has the style that jsdom gives it, whatever happens to the page', () => {
  const { window: other } = new plain.JSDOM('<!doctype html><html><head></head><body></body></html>');
  for (const step of STEPS) {
    step(document);
    step(other.document);
    const [ours, theirs] = [stylesIn(window), stylesIn(other)];
    expect(ours).toEqual(theirs);
    expect(ours.length).toBeGreaterThan(20);
  }
});
