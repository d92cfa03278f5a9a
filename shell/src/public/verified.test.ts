import { LOAD_VERIFIED } from '@arena/shared/contract/publishing';
import { guardScripts, loadVerified } from './verified';

const HASH = `sha384-${'A'.repeat(64)}`;

test('a public page loads the scripts that it names, each with its hash, and lets no other have an address', () => {
  let admits: (address: string) => string | null = () => null;
  const createPolicy = (_: string, rules: { createScriptURL: typeof admits }) => (admits = rules.createScriptURL);
  Object.assign(window, { trustedTypes: { createPolicy } });
  document.head.innerHTML = `<meta name="arena-script" content="/public.js" data-integrity="${HASH}"/><meta name="arena-script" content="/old.js"/>`;
  guardScripts();
  expect(window[LOAD_VERIFIED]).toBe(loadVerified);
  const script = document.createElement('script');
  window[LOAD_VERIFIED]?.(script, '/public.js');
  expect([script.src, script.integrity, script.crossOrigin]).toEqual([`${location.origin}/public.js`, HASH, 'anonymous']);
  expect([`${location.origin}/public.js`, '/public.js', '/old.js', '/other.js', 'https://evil.test/public.js'].map(admits)).toEqual([
    `${location.origin}/public.js`,
    '/public.js',
    null,
    null,
    null,
  ]);
});
