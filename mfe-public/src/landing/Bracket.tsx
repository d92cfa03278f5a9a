import * as t from './landing.messages';
const WIDTH = 132;
const HEIGHT = 34;

/** The first box is on the winner's path. */
const roundOf = (x: number, names: readonly string[], yOf: (place: number) => number) =>
  names.map((name, place) => ({ name, x, y: yOf(place), lit: place === 0 }));
type Round = ReturnType<typeof roundOf>;

const PLAYERS = ['Zayan', 'Priya', 'Wei', 'Omar', 'Lena', 'Kofi', 'Sana', 'Diego'];
const first = roundOf(10, PLAYERS, (place) => 8 + Math.floor(place / 2) * 104 + (place % 2) * 44);
const second = roundOf(196, ['Zayan', 'Omar', 'Kofi', 'Sana'], (place) => 30 + place * 104);
const last = roundOf(382, ['Zayan', 'Sana'], (place) => 82 + place * 208);

const linesOf = (from: Round, to: Round) =>
  to.flatMap((target, place) =>
    from.slice(2 * place, 2 * place + 2).map(({ x, y, lit }) => {
      const end = x + WIDTH;
      const d = `M${end} ${y + HEIGHT / 2}H${(end + target.x) / 2}V${target.y + HEIGHT / 2}H${target.x}`;
      return { d, lit: lit && target.lit };
    }),
  );
const LINES = [...linesOf(first, second), ...linesOf(second, last)];

export function Bracket() {
  return (
    <svg viewBox="0 0 540 406" width="540" height="406" role="img" aria-label={t.bracketLabel}>
      <defs>
        <linearGradient id="way" gradientUnits="userSpaceOnUse" x1="120" y1="0" x2="400" y2="200">
          <stop stopColor="#9488ff" />
          <stop offset="1" stopColor="#3fb6ff" />
        </linearGradient>
      </defs>
      <path d={LINES.map(({ d }) => d).join('')} />
      {LINES.filter(({ lit }) => lit).map(({ d }) => (
        <path key={d} className="way" d={d} />
      ))}
      {[...first, ...second, ...last].map(({ name, x, y, lit }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={lit ? 'lit' : undefined}>
          <rect width={WIDTH} height={HEIGHT} rx="9" />
          <text x="14" y="22">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
