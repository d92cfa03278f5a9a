// Working out styles is half of what a screen's test costs. For every element that a query looks at, jsdom tries every rule of
// every sheet, then parses every declaration again. Here the rules are found by class and tag as in a browser, and what was
// worked out is kept until the document changes. The results are jsdom's own: quick-styles.test.ts compares them.
const { createRequire } = require('node:module');

const jsdomOf = createRequire(require.resolve('jest-environment-jsdom'));
const cssom = createRequire(jsdomOf.resolve('jsdom'))('rrweb-cssom');
const { CSSStyleDeclaration } = createRequire(jsdomOf.resolve('jsdom'))('cssstyle');
const defaultStyleSheet = jsdomOf('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { implForWrapper } = jsdomOf('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = jsdomOf('jsdom/lib/jsdom/living/helpers/selectors.js');
const styleRules = jsdomOf('jsdom/lib/jsdom/living/helpers/style-rules.js');

/** The keys of the elements that a rule may apply to: `.class`, `tag`, `[attribute]` or `*`. `sure`: what has the key matches. */
function keysOf(selectorText) {
  const plain = selectorText.replace(/\([^()"']*\)/g, '').replace(/\[([\w-]+)(?:[^\w\][-][^\][]*)?\]/g, '[$1]');
  // Its parts cannot be told from its text.
  if (/["'()\\|]/.test(plain)) return [{ key: '*', sure: false }];
  return plain.split(',').map((one) => {
    const selector = one.trim();
    const last = selector
      .split(/[\s>+~]/)
      .at(-1)
      .replace(/:.*/, '');
    const [key = '*'] = /\.[\w-]+/.exec(last) ?? /^[a-z][\w-]*/i.exec(last) ?? /\[[\w-]+\]/.exec(last) ?? [];
    return { key: key.startsWith('.') ? key : key.toLowerCase(), sure: /^(\.[\w-]+|[a-z][\w-]*)$/i.test(selector) };
  });
}

let rulesSeen = 0;
class RuleIndex {
  #buckets = new Map();
  #length = 0;
  #last = null;

  /** Takes in what was added to the sheet since; begins again where something else happened to it. */
  update({ cssRules }) {
    if (cssRules.length < this.#length || (this.#length > 0 && cssRules[this.#length - 1] !== this.#last)) {
      this.#buckets.clear();
      this.#length = 0;
    }
    for (; this.#length < cssRules.length; this.#length += 1) {
      this.#last = cssRules[this.#length];
      if (!this.#last.media) this.#add(this.#last);
      else if (Array.from(this.#last.media).includes('screen')) Array.from(this.#last.cssRules).forEach((inner) => this.#add(inner));
    }
  }

  #add(rule) {
    if (rule.selectorText === undefined) return;
    const number = (rulesSeen += 1);
    for (const { key, sure } of keysOf(rule.selectorText)) {
      if (!this.#buckets.has(key)) this.#buckets.set(key, []);
      this.#buckets.get(key).push({ rule, number, sure });
    }
  }

  /** The rules that apply, in their order. */
  matching(element, keys) {
    const found = new Map();
    for (const key of keys)
      for (const { rule, number, sure } of this.#buckets.get(key) ?? [])
        if (!found.has(number) && (sure || matchesDontThrow(element, rule.selectorText))) found.set(number, rule);
    return [...found].sort(([one], [other]) => one - other);
  }
}

const indexes = new WeakMap();
function indexOf(sheet) {
  if (!indexes.has(sheet)) indexes.set(sheet, new RuleIndex());
  const index = indexes.get(sheet);
  index.update(sheet);
  return index;
}
const defaultSheet = cssom.parse(defaultStyleSheet);

// What the same rules came to, for elements without a style of their own.
const declared = new WeakMap();

function declare(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles)
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  return declaration;
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const kept = document._styleCache.get(element);
  if (kept !== undefined) return kept;
  const keys = [
    ...['*', element.localName.toLowerCase()],
    ...(element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`),
    ...element._attributeList.map(({ _localName }) => `[${_localName.toLowerCase()}]`),
  ];
  const found = [defaultSheet, ...document.styleSheets._list].flatMap((sheet) => indexOf(sheet).matching(element, keys));
  const styles = found.map(([, rule]) => rule.style);
  if (!declared.has(document)) declared.set(document, new Map());
  const same = element.style.length > 0 ? new Map() : declared.get(document);
  const name = found.map(([number]) => number).join();
  if (!same.has(name)) same.set(name, declare([...styles, element.style]));
  const declaration = same.get(name);
  document._styleCache.set(element, declaration);
  return declaration;
};

/** Keeps what `getComputedStyle` gave for an element for as long as jsdom keeps the element's declarations. */
exports.keepComputedStyles = (window) => {
  const { getComputedStyle } = window;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (pseudo || document === undefined) return getComputedStyle(element, pseudo);
    const before = document._styleCache && kept.get(document._styleCache)?.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache).set(element, style);
    return style;
  };
};
