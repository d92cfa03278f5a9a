import * as kit from '@arena/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';

const TABS = [
  { value: 'scheduled', label: 'Scheduled', count: 24 },
  { value: 'completed', label: 'Completed', count: null },
] as const;

function Search() {
  const [text, setText] = useState('');
  return <kit.SearchField label="Search rooms" placeholder="Search rooms..." value={text} onChange={setText} shortcut="/" />;
}

function Choice() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('scheduled');
  return <kit.Select label="Status" value={tab} options={TABS} onChange={setTab} />;
}

function Tabs() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('scheduled');
  return (
    // Takes the available width, so that the row of tabs scrolls instead of the page.
    <div style={{ minWidth: 0 }}>
      <kit.SegmentedTabs label="Rooms" idBase="rooms" value={tab} options={TABS} onChange={setTab} />
      {TABS.filter(({ value }) => value === tab).map(({ value }) => (
        <kit.TabPanel key={value} idBase="rooms" value={value}>
          <p>What is {value}.</p>
        </kit.TabPanel>
      ))}
    </div>
  );
}

export default {
  title: 'Kit/Page',
  subcomponents: {
    PageHeader: kit.PageHeader,
    SearchField: kit.SearchField,
    SegmentedTabs: kit.SegmentedTabs,
    Select: kit.Select,
    TabPanel: kit.TabPanel,
    TabsBar: kit.TabsBar,
    Toolbar: kit.Toolbar,
    ToolbarFigures: kit.ToolbarFigures,
  },
} satisfies Meta;

export const PageHeader: StoryObj<typeof kit.PageHeader> = {
  args: {
    title: 'Room Management',
    subtitle: 'Manage multiplayer gaming sessions and rooms and payment',
    back: <kit.BackLink to="/">Back to the overview</kit.BackLink>,
    actions: <kit.Button tone="primary">Create room</kit.Button>,
  },
};
export const Toolbar: StoryObj = {
  render: () => (
    <kit.Toolbar>
      <Search />
      <Choice />
      <kit.ToolbarFigures>6 of 24 rooms</kit.ToolbarFigures>
    </kit.Toolbar>
  ),
};
export const TabsBar: StoryObj = {
  render: () => (
    <kit.TabsBar>
      <Tabs />
      <Search />
    </kit.TabsBar>
  ),
};
