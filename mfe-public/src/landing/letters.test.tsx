/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { LANDING_LETTERS } from '../common/layout/style';
import LandingPage from './LandingPage';

it('has every letter of the headlines, the figures and the brand in the page’s own piece of the display type', () => {
  const html = renderToStaticMarkup(<LandingPage />).replace(/<footer[\s\S]*/, '');
  const texts = [...html.matchAll(/<(h1|h2|b|a)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, tag, attributes = '']) => tag === 'h1' || tag === 'h2' || /class="(brand|display)"/.test(attributes))
    .map(([, , , text = '']) => text.replace(/<[^<>]+>/g, ''));
  expect(texts.length).toBeGreaterThan(7);
  expect([...new Set(texts.join(''))].filter((letter) => !LANDING_LETTERS.includes(letter))).toEqual([]);
});
