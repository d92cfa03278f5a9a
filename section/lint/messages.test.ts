import tseslint from 'typescript-eslint';
import { Linter } from 'eslint';
import { messages } from './messages.js';

const found = (code: string, file = 'RoomCard.tsx') =>
  new Linter({ cwd: '/house' }).verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { arena: { rules: { messages } } },
        rules: { 'arena/messages': 'error' },
      },
    ] as never,
    { filename: `/house/${file}` },
  ).length;

test.each(['<p>Room</p>', '<p>{id} rooms</p>', '<Panel title="Rooms" />', '<button aria-label="Löschen" />'])(
  '%s is refused in a component and allowed in its test',
  (jsx) => {
    expect(found(`export const RoomCard = () => ${jsx};`)).toBe(1);
    expect(found(`export const RoomCard = () => ${jsx};`, 'RoomCard.test.tsx')).toBe(0);
  },
);

test.each(['<p>{t.rooms}</p>', '<p> · </p>', '<Panel title={t.rooms} tone="good" className="wide" />'])('%s is allowed', (jsx) =>
  expect(found(`export const RoomCard = () => ${jsx};`)).toBe(0),
);
