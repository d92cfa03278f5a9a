import {
  BlobImage,
  Button,
  Card,
  CardFooter,
  CardHeader,
  cardLinkOverlay,
  CardMeta,
  CardTitle,
  Money,
  Panel,
  PanelTitle,
  StatusBadge,
  styled,
  SummaryCard,
  SummaryCardLink,
  SummaryGrid,
} from '@arena/shared/ui';
import { Link } from '@arena/shared/platform';
import { Wallet } from 'lucide';
import { nothing } from './samples';
import type { Story } from './story';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#7c6cff"/></svg>';
const picture = new Blob([SQUARE], { type: 'image/svg+xml' });
const Narrow = styled('div')({ width: 300, maxWidth: '100%', position: 'relative' });
const Cover = styled(Link)({ color: 'inherit', ...cardLinkOverlay });

export const cards: readonly Story[] = [
  {
    part: 'Card',
    states: {
      'With a footer': () => (
        <Narrow>
          <Card>
            <CardHeader>
              <CardTitle>Erangel, squads</CardTitle>
              <StatusBadge tone="wait">PENDING</StatusBadge>
            </CardHeader>
            <CardMeta>Created by Amara Khan</CardMeta>
            <CardFooter>
              <Button size="sm">Open</Button>
            </CardFooter>
          </Card>
        </Narrow>
      ),
      'One link over all of it': () => (
        <Narrow>
          <Card>
            <CardTitle>
              <Cover to="/">Miramar, duo</Cover>
            </CardTitle>
            <CardMeta>Press anywhere on it</CardMeta>
          </Card>
        </Narrow>
      ),
    },
  },
  {
    part: 'SummaryCard',
    states: {
      'Ready, sample, loading, failed': () => (
        <SummaryGrid style={{ width: '100%' }}>
          <SummaryCard label="Total revenue" value={<Money value={48_250} />} hint="12% more than last month" icon={Wallet} />
          <SummaryCard label="Average prize" value={<Money value={40} />} sample />
          <SummaryCard label="Players" state="loading" />
          <SummaryCard label="Matches" state="error" onRetry={nothing} />
        </SummaryGrid>
      ),
      'With a link': () => <SummaryCardLink to="/" linkLabel="Open the redeems" label="Redeems" value="7" hint="wait for you" />,
    },
  },
  {
    part: 'Panel',
    states: {
      'With a title': () => (
        <Panel style={{ width: '100%' }}>
          <PanelTitle>Access Info</PanelTitle>
          <p>Game ID and password are shown to those who play.</p>
        </Panel>
      ),
    },
  },
  { part: 'BlobImage', inline: true, states: { Picture: () => <BlobImage blob={picture} alt="Result screenshot" /> } },
];
