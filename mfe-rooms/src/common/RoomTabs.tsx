import { type ComponentProps, type ReactNode, useId } from 'react';
import { SearchField, SegmentedTabs, TabPanel, TabsBar } from '@arena/shared/ui';
import * as t from './common.messages';

interface RoomTabsProps extends Pick<ComponentProps<typeof SegmentedTabs>, 'value' | 'options' | 'onChange'> {
  /** The plural: "Full-map rooms". */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly children: ReactNode;
}

export function RoomTabs({ label, value, search, onSearch, children, ...tabs }: RoomTabsProps) {
  const idBase = useId();
  return (
    <>
      <TabsBar>
        <SegmentedTabs label={label} idBase={idBase} value={value} {...tabs} />
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder={t.searchPlaceholder}
          value={search}
          onChange={onSearch}
          shortcut="/"
        />
      </TabsBar>
      <TabPanel idBase={idBase} value={value}>
        {children}
      </TabPanel>
    </>
  );
}
