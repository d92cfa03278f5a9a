import { parseLocalDateTime } from '@arena/shared/contract';
import { styled } from '@arena/shared/ui';
import type { Decorator } from '@storybook/react-webpack5';

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const inRow: Decorator = (Story) => (
  <Row>
    <Story />
  </Row>
);
export const localDateTime = parseLocalDateTime('2026-03-14T18:30:00');
const NAMES = ['Amara Khan', 'Bilal Ahmed', 'Chen Wei', 'Dana Petrova', 'Emeka Obi', 'Fatima Noor'];
export const players = NAMES.map((name, index) => ({ id: index + 1, name, won: 120 * (index + 1) }));
/** Controls edit `children` as a text instead of JSON. */
export const textInside = { children: { control: 'text' } } as const;
export const nothing = () => undefined;
