import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { ButtonBase, color, figures, media, radius, styled, VisuallyHidden } from '@arena/shared/ui/core';

const List = styled('div')({
  display: 'flex',
  gap: 4,
  padding: 3,
  borderRadius: '10px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  width: 'max-content',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  [media.phone]: { width: '100%' },
  // Where more is hidden the edge fades.
  '--start': '0px',
  '--end': '0px',
  '&[data-before]': { '--start': '28px' },
  '&[data-after]': { '--end': '28px' },
  maskImage: 'linear-gradient(90deg, transparent, #000 var(--start), #000 calc(100% - var(--end)), transparent)',
});

function markHidden(row: HTMLElement): void {
  row.toggleAttribute('data-before', row.scrollLeft > 1);
  row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
}

const Tab = styled(ButtonBase)({
  flex: '1 0 auto',
  gap: 8,
  minHeight: 30,
  padding: '4px 12px',
  borderRadius: radius.small,
  border: '1px solid transparent',
  color: color.muted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: 'background-color 140ms, color 140ms',
  '@media (hover: hover)': { '&:hover': { color: color.text } },
  '&[aria-selected=true]': { background: color.hover, color: color.text, borderColor: color.line },
  // Inside the frame: it scrolls, and would cut a ring that is drawn outside.
  '&:focus-visible': { outlineOffset: '-2px' },
  [media.phone]: { padding: '4px 9px' },
  [media.touch]: { minHeight: 44 },
});
const Count = styled('span')({
  ...figures,
  // As wide before it is known: one more line of tabs would move everything below.
  display: 'inline-block',
  minWidth: '2ch',
  // What only screen readers get is inside of it, and scrolls with the row.
  position: 'relative',
  fontSize: '0.75rem',
  color: color.muted,
});

interface TabOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A number or `10,000+`; null while unknown, left out where nothing is counted. */
  readonly count?: number | string | null;
}

interface SegmentedTabsProps<T extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly TabOption<T>[];
  readonly onChange: (value: T) => void;
  /** Give the same to the `TabPanel`, so that the tab and its panel name each other. */
  readonly idBase?: string;
}

const tabId = (base: string, value: string) => `${base}-tab-${value}`;
const panelId = (base: string, value: string) => `${base}-panel-${value}`;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Views of one thing, side by side. The arrow keys move between them; on a narrow screen the row scrolls to the chosen one. */
export function SegmentedTabs<T extends string>({ label, value, options, onChange, idBase }: SegmentedTabsProps<T>) {
  const ownId = useId();
  const base = idBase ?? ownId;
  const list = useRef<HTMLDivElement>(null);
  // What the tabs' widths depend on: the list of options is another one at every render, and measuring lays the page out.
  const texts = options.map((option) => `${option.label} ${option.count ?? ''}`).join('\n');

  // Observed rather than measured here: the frame has laid the page out by then, and paints after it.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab) return undefined;
    const observer = new ResizeObserver(() => {
      // Not scrollIntoView: that would move the page as well.
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
      markHidden(row);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [value, texts]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = options.findIndex((option) => option.value === value);
    const next = options[steps[event.key]?.(index, options.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(base, next.value))?.focus();
  };

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} onScroll={(event) => markHidden(event.currentTarget)}>
      {options.map((option, index) => {
        const selected = option.value === value;
        const reachable = selected || (index === 0 && !options.some((other) => other.value === value));
        return (
          <Tab
            key={option.value}
            id={tabId(base, option.value)}
            role="tab"
            aria-selected={selected}
            aria-controls={selected && idBase ? panelId(base, option.value) : undefined}
            tabIndex={reachable ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.count === undefined ? null : (
              <Count>
                {/* A space for screen readers: "Scheduled 24", not "Scheduled24". */}
                {option.count === null ? null : <VisuallyHidden> </VisuallyHidden>}
                {option.count}
              </Count>
            )}
          </Tab>
        );
      })}
    </List>
  );
}

interface TabPanelProps {
  readonly idBase: string;
  readonly value: string;
  readonly children: React.ReactNode;
}

export function TabPanel({ idBase, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(idBase, value)} aria-labelledby={tabId(idBase, value)} tabIndex={-1}>
      {children}
    </div>
  );
}
