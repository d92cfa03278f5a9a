// Draws assets/pictures, the demo's profile pictures, with a headless Chromium: `npx tsx assets/render-pictures.ts`.
// The pictures are committed; the server only reads them.
import { PICTURE_FOLDER } from '../src/demo/demo-people';
import { drawInto } from './chromium';

const SIZE = 192;

interface Look {
  readonly background: readonly [string, string];
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  /** The outline of the hair, around a head at 96, 84. */
  readonly style: string;
}

const SHORT = 'M52 88c-4-70 92-70 88 0-4-14-8-22-16-26-16 8-42 8-56 0-8 4-12 12-16 26z';
const LONG = 'M50 88c-6-72 98-72 92 0 2 24 4 44-6 52-4-20-2-50-12-76-16 8-40 8-56 0-10 26-8 56-12 76-10-8-8-28-6-52z';
const CAP = 'M50 76c0-56 92-56 92 0l16 5c2 5-2 8-8 8-28-8-72-8-100-1z';

const LOOKS: readonly Look[] = [
  { background: ['#5b5bd6', '#8e4ec6'], skin: '#c68863', hair: '#1f1a17', shirt: '#f2f0ff', style: LONG },
  { background: ['#0090ff', '#00b5ad'], skin: '#e0ac7d', hair: '#3b2a1e', shirt: '#12324a', style: SHORT },
  { background: ['#e5484d', '#f76b15'], skin: '#f1c9a5', hair: '#7a1f1f', shirt: '#2b1420', style: CAP },
  { background: ['#30a46c', '#8db654'], skin: '#8d5a3b', hair: '#15110e', shirt: '#eaf6ec', style: SHORT },
  { background: ['#ffb224', '#f76808'], skin: '#f6d7b8', hair: '#4a2c17', shirt: '#402c0a', style: LONG },
  { background: ['#12a594', '#3e63dd'], skin: '#a9714b', hair: '#2a2f45', shirt: '#dff5f2', style: CAP },
];

const pageOf = ({ background: [from, to], skin, hair, shirt, style }: Look) => `<!doctype html><style>body{margin:0}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 192 192">
  <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
  <rect width="192" height="192" fill="url(#g)"/>
  <path d="M28 192c0-44 32-58 68-58s68 14 68 58z" fill="${shirt}"/>
  <rect x="80" y="112" width="32" height="34" rx="14" fill="${skin}"/>
  <ellipse cx="96" cy="88" rx="40" ry="46" fill="${skin}"/>
  <path d="${style}" fill="${hair}"/>
  <circle cx="82" cy="92" r="4" fill="#241c18"/><circle cx="110" cy="92" r="4" fill="#241c18"/>
  <path d="M82 112q14 11 28 0" stroke="#241c18" stroke-width="4" stroke-linecap="round" fill="none"/>
</svg>`;

drawInto(PICTURE_FOLDER, `${SIZE},${SIZE}`, (draw) => {
  for (const [place, look] of LOOKS.entries()) draw(`picture-${place + 1}.png`, pageOf(look));
});
