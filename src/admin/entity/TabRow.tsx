import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';

interface Props {
  /** What the ids of tabs and panels begin with. */
  id: string;
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  current: string;
  onOpen: (id: string) => void;
}

/** A row of tabs, each for the panel that has its `panelProps`. */
export function TabRow({ id, label, tabs, current, onOpen }: Props) {
  return (
    <Tabs
      value={current}
      onChange={(_event, chosen: string) => onOpen(chosen)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ marginBlockEnd: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          value={tab.id}
          id={`${id}-${tab.id}`}
          aria-controls={`${id}-${tab.id}-panel`}
          label={tab.label}
        />
      ))}
    </Tabs>
  );
}

export function panelProps(id: string, tab: string) {
  return { role: 'tabpanel', id: `${id}-${tab}-panel`, 'aria-labelledby': `${id}-${tab}` } as const;
}
