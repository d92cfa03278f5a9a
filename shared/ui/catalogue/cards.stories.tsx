import {
  BlobImage,
  Button,
  Card,
  CardFooter,
  CardHeader,
  CardMeta,
  CardTitle,
  FactList,
  Money,
  Panel,
  PanelTitle,
  StatusBadge,
  SummaryCard,
  SummaryCardLink,
  SummaryGrid,
} from '@arena/shared/ui';
import { Link } from '@arena/shared/platform';
import { Wallet } from 'lucide';
import { nothing, Row, type Stories } from './samples';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#7c6cff"/></svg>';
const picture = new Blob([SQUARE], { type: 'image/svg+xml' });

export const cards: Stories = {
  Card: () => (
    <Card>
      <CardHeader>
        <CardTitle>
          <Link to="/">Erangel, squads</Link>
        </CardTitle>
        <StatusBadge tone="wait">PENDING</StatusBadge>
      </CardHeader>
      <CardMeta>Press anywhere on it</CardMeta>
      <CardFooter>
        <Button size="sm">Open</Button>
      </CardFooter>
    </Card>
  ),
  SummaryCard: () => (
    <SummaryGrid>
      <SummaryCard label="Total revenue" value={<Money value={48_250} />} hint="12% more than last month" icon={Wallet} />
      <SummaryCard label="Average prize" value={<Money value={40} />} sample />
      <SummaryCard label="Players" state="loading" />
      <SummaryCard label="Matches" state="error" onRetry={nothing} />
      <SummaryCardLink to="/" linkLabel="Open the redeems" label="Redeems" value="7" hint="wait for you" />
    </SummaryGrid>
  ),
  Panel: () => (
    <Panel>
      <PanelTitle>Access Info</PanelTitle>
      <FactList
        items={[
          { label: 'Map', value: 'Erangel' },
          { label: 'Prize', value: <Money value={40} />, tone: 'good' },
        ]}
      />
    </Panel>
  ),
  BlobImage: () => (
    <Row>
      <BlobImage blob={picture} alt="Result screenshot" />
    </Row>
  ),
};
