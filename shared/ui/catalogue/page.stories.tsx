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
import { useState } from 'react';
import type { Stories } from './samples';

const TABS = [
  { value: 'scheduled', label: 'Scheduled', count: 24 },
  { value: 'completed', label: 'Completed', count: null },
] as const;

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search rooms" placeholder="Search rooms..." value={text} onChange={setText} shortcut="/" />;
}

function Choice() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('scheduled');
  return <Select label="Status" value={tab} options={TABS} onChange={setTab} />;
}

function Tabs() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('scheduled');
  return (
    // Takes the available width, so that the row of tabs scrolls instead of the page.
    <div style={{ minWidth: 0 }}>
      <SegmentedTabs label="Rooms" idBase="rooms" value={tab} options={TABS} onChange={setTab} />
      <TabPanel idBase="rooms" value={tab}>
        <p>What is {tab}.</p>
      </TabPanel>
    </div>
  );
}

export const page: Stories = {
  PageHeader: () => (
    <PageHeader
      title="Room Management"
      subtitle="Manage multiplayer gaming sessions and rooms and payment"
      back={<BackLink to="/">Back to the overview</BackLink>}
      actions={<Button tone="primary">Create room</Button>}
    />
  ),
  Toolbar: () => (
    <Toolbar>
      <Search />
      <Choice />
      <ToolbarFigures>6 of 24 rooms</ToolbarFigures>
    </Toolbar>
  ),
  TabsBar: () => (
    <TabsBar>
      <Tabs />
      <Search />
    </TabsBar>
  ),
};
