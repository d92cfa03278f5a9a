interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** On the winner's way. */
  readonly lit?: boolean;
}

const WIDTH = 132;
const HEIGHT = 34;
const COLUMNS = [10, 196, 382] as const;

const BOXES: readonly Box[] = [
  ...['Zayan', 'Priya', 'Wei', 'Omar', 'Lena', 'Kofi', 'Sana', 'Diego'].map((name, index) => ({
    name,
    x: COLUMNS[0],
    y: 20 + Math.floor(index / 2) * 128 + (index % 2) * 54,
    lit: index === 0,
  })),
  ...['Zayan', 'Omar', 'Kofi', 'Sana'].map((name, index) => ({ name, x: COLUMNS[1], y: 47 + index * 128, lit: index === 0 })),
  ...['Zayan', 'Sana'].map((name, index) => ({ name, x: COLUMNS[2], y: 111 + index * 256, lit: index === 0 })),
];

/** The line from a box to the one that its winner goes to. */
function lineBetween(from: Box, to: Box): string {
  const [x1, y1] = [from.x + WIDTH, from.y + HEIGHT / 2];
  const [x2, y2] = [to.x, to.y + HEIGHT / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}H${middle}V${y2}H${x2}`;
}

const first = BOXES.slice(0, 8);
const second = BOXES.slice(8, 12);
const last = BOXES.slice(12);
const linesOf = (from: readonly Box[], to: readonly Box[]) =>
  from.flatMap((box, index) => {
    const target = to[Math.floor(index / 2)];
    return target === undefined ? [] : [{ d: lineBetween(box, target), lit: box.lit === true && target.lit === true }];
  });
const LINES = [...linesOf(first, second), ...linesOf(second, last)];

/** A knock-out of eight whose winner's way lights up. */
export function Bracket() {
  return (
    <svg
      viewBox="0 0 540 512"
      width="540"
      height="512"
      role="img"
      aria-label="A bracket of eight players: Zayan wins two rounds and stands in the final"
    >
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
      {BOXES.map(({ name, x, y, lit }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={lit === true ? 'lit' : undefined}>
          <rect width={WIDTH} height={HEIGHT} rx="9" />
          <text x="14" y="22">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
