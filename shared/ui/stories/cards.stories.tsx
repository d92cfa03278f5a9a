import { Link } from '@arena/shared/platform';
import * as kit from '@arena/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Wallet } from 'lucide';
import { nothing } from './samples';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#7c6cff"/></svg>';
const picture = new Blob([SQUARE], { type: 'image/svg+xml' });

export default {
  title: 'Kit/Cards',
  subcomponents: {
    BlobImage: kit.BlobImage,
    Card: kit.Card,
    CardFooter: kit.CardFooter,
    CardHeader: kit.CardHeader,
    CardMeta: kit.CardMeta,
    CardTitle: kit.CardTitle,
    FactList: kit.FactList,
    Panel: kit.Panel,
    PanelTitle: kit.PanelTitle,
    SummaryCard: kit.SummaryCard,
    SummaryCardLink: kit.SummaryCardLink,
    SummaryGrid: kit.SummaryGrid,
  },
} satisfies Meta;

export const Card: StoryObj = {
  render: () => (
    <kit.Card>
      <kit.CardHeader>
        <kit.CardTitle>
          <Link to="/">Erangel, squads</Link>
        </kit.CardTitle>
        <kit.StatusBadge tone="wait">PENDING</kit.StatusBadge>
      </kit.CardHeader>
      <kit.CardMeta>Press anywhere on it</kit.CardMeta>
      <kit.CardFooter>
        <kit.Button size="sm">Open</kit.Button>
      </kit.CardFooter>
    </kit.Card>
  ),
};
export const SummaryCard: StoryObj<typeof kit.SummaryCard> = {
  args: { label: 'Total revenue', value: '$48,250.00', hint: '12% more than last month', icon: Wallet, sample: false },
};
export const SummaryGrid: StoryObj = {
  render: () => (
    <kit.SummaryGrid>
      <kit.SummaryCard label="Total revenue" value={<kit.Money value={48_250} />} icon={Wallet} />
      <kit.SummaryCard label="Average prize" value={<kit.Money value={40} />} sample />
      <kit.SummaryCard label="Players" state="loading" />
      <kit.SummaryCard label="Matches" state="error" onRetry={nothing} />
      <kit.SummaryCardLink to="/" linkLabel="Open the redeems" label="Redeems" value="7" hint="wait for you" />
    </kit.SummaryGrid>
  ),
};
export const Panel: StoryObj = {
  render: () => (
    <kit.Panel>
      <kit.PanelTitle>Access Info</kit.PanelTitle>
      <kit.FactList
        items={[
          { label: 'Map', value: 'Erangel' },
          { label: 'Prize', value: <kit.Money value={40} />, tone: 'good' },
        ]}
      />
    </kit.Panel>
  ),
};
export const BlobImage: StoryObj<typeof kit.BlobImage> = { args: { blob: picture, alt: 'Result screenshot' } };
