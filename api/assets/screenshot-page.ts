export interface ScreenshotSide {
  readonly player: string;
  readonly playerId: string;
  readonly team: readonly string[];
  readonly kills: readonly number[];
  readonly damage: readonly number[];
}

export interface Screenshot {
  readonly game: 1 | 2;
  readonly map: string;
  readonly gameType: string;
  readonly roomName: string;
  readonly minutes: string;
  readonly score: readonly [mine: number, theirs: number];
  readonly mine: ScreenshotSide;
  readonly theirs: ScreenshotSide;
}

const THEMES = {
  1: { back: '#12161b', panel: '#1b222a', accent: '#f0b429', stripe: '#161b21' },
  2: { back: '#140f1c', panel: '#20182c', accent: '#ff6b3d', stripe: '#191323' },
} as const;

function rows(side: ScreenshotSide, color: string): string {
  const most = Math.max(...side.damage, 1);
  return side.team
    .map(
      (name, place) => `<div class="row"><span class="name">${name}</span><span class="kills">${side.kills[place]}</span>
      <span class="bar"><i style="width:${Math.round(((side.damage[place] ?? 0) / most) * 100)}%;background:${color}"></i></span>
      <span class="damage">${side.damage[place]}</span></div>`,
    )
    .join('');
}

/** A made-up game's result screen, seen by the player of `mine`. Flat colors: the pictures stay small. */
export function screenshotPage({ game, map, gameType, roomName, minutes, score, mine, theirs }: Screenshot): string {
  const theme = THEMES[game];
  const won = score[0] > score[1];
  const band = won ? theme.accent : '#8b2f39';
  const panel = (title: string, side: ScreenshotSide, color: string) => `<section><h2 style="color:${color}">${title}</h2>
    <p>${side.player} <small>ID ${side.playerId}</small></p>
    <div class="row head"><span class="name">PLAYER</span><span class="kills">KILLS</span><span class="bar">DAMAGE</span><span class="damage"></span></div>
    ${rows(side, color)}</section>`;
  return `<!doctype html><meta charset="utf-8"><style>
  *{margin:0;box-sizing:border-box} body{width:960px;height:540px;overflow:hidden;background:${theme.back};color:#e8ecf1;font:600 15px 'DejaVu Sans',sans-serif}
  .stripe{position:absolute;inset:0;clip-path:polygon(58% 0,100% 0,100% 100%,34% 100%);background:${theme.stripe}}
  header{position:relative;display:flex;justify-content:space-between;padding:14px 28px;color:#8d99a8;font-size:13px}
  .band{position:relative;background:${band};height:92px;display:flex;align-items:center;justify-content:space-between;padding:0 28px;color:${won ? '#1a1406' : '#ffe3e3'}}
  .band b{font-size:56px;letter-spacing:10px;font-weight:800} .band em{font-style:normal;font-size:50px;font-weight:800}
  main{position:relative;display:flex;gap:22px;padding:22px 28px} section{flex:1;background:${theme.panel};padding:16px 18px;height:340px}
  h2{font-size:13px;letter-spacing:3px} p{margin:6px 0 16px;font-size:21px} small{color:#8d99a8;font-size:13px}
  .row{display:flex;align-items:center;height:44px;border-top:1px solid #ffffff14;gap:10px} .head{height:26px;border:0;font-size:11px;color:#8d99a8}
  .name{width:148px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis} .kills{width:46px;text-align:center} .bar{flex:1} .bar i{display:block;height:10px} .damage{width:48px;text-align:right}
  footer{position:absolute;left:28px;right:28px;bottom:10px;display:flex;justify-content:space-between;color:#8d99a8;font-size:12px}
  </style><div class="stripe"></div><header><span>MATCH RESULT · ${map.toUpperCase()} · ${gameType}</span><span>CUSTOM ROOM ${roomName}</span></header>
  <div class="band"><b>${won ? 'VICTORY' : 'DEFEAT'}</b><em>${score[0]} : ${score[1]}</em></div>
  <main>${panel('YOUR TEAM', mine, won ? theme.accent : '#7fb2ff')}${panel('OPPONENT', theirs, '#e0707b')}</main>
  <footer><span>Match time ${minutes}</span><span>Tap anywhere to continue</span></footer>`;
}
