import {
  BackLink,
  Button,
  PageHeader,
  SearchField,
  SegmentedTabs,
  Select,
  TabPanel,
  TabsBar,
  Toolbar,
  ToolbarFigures,
} from '@arena/shared/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import type { Story } from './story';

const GAMES = [
  { value: 'all', label: 'All games' },
  { value: 'pubg', label: 'PUBG Mobile' },
] as const;
const TABS = [
  { value: 'scheduled', label: 'Scheduled', count: 24 },
  { value: 'completed', label: 'Completed', count: 30 },
  { value: 'loading', label: 'Loading', count: null },
] as const;

function Search({ typed = '' }: { readonly typed?: string }) {
  const [text, setText] = useState(typed);
  return <SearchField label={`Search rooms ${typed}`} placeholder="Search rooms..." value={text} onChange={setText} shortcut="/" />;
}

function Choice() {
  const [game, setGame] = useState<(typeof GAMES)[number]['value']>('all');
  return <Select label="Game" value={game} options={GAMES} onChange={setGame} />;
}

function Tabs() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('scheduled');
  return (
    // As wide as there is room for: the row of tabs scrolls, and not the page.
    <div style={{ minWidth: 0 }}>
      <SegmentedTabs label="Rooms" idBase="rooms" value={tab} options={TABS} onChange={setTab} />
      <TabPanel idBase="rooms" value={tab}>
        <p>What is {tab}.</p>
      </TabPanel>
    </div>
  );
}

export const page: readonly Story[] = [
  {
    part: 'PageHeader',
    states: {
      'With a way back and actions': () => (
        <PageHeader
          title="Room Management"
          subtitle="Manage multiplayer gaming sessions and rooms and payment"
          back={<BackLink to="/">Back to the overview</BackLink>}
          actions={
            <Button tone="primary" icon={Plus}>
              Create room
            </Button>
          }
        />
      ),
    },
  },
  {
    part: 'Toolbar',
    states: {
      'Search, choice, figures': () => (
        <Toolbar>
          <Search />
          <Choice />
          <ToolbarFigures>6 of 24 rooms</ToolbarFigures>
        </Toolbar>
      ),
    },
  },
  {
    part: 'TabsBar',
    states: {
      'Tabs and a search': () => (
        <TabsBar>
          <Tabs />
          <Search />
        </TabsBar>
      ),
    },
  },
  { part: 'SearchField', states: { Empty: () => <Search />, Typed: () => <Search typed="Erangel" /> } },
  { part: 'Select', inline: true, states: { Choice } },
  { part: 'SegmentedTabs', states: { Tabs } },
];
