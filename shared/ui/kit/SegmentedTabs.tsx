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
  // The edge fades where more tabs are hidden.
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
  // Drawn inside, because the scrolling frame would clip it.
  '&:focus-visible': { outlineOffset: '-2px' },
  [media.phone]: { padding: '4px 9px' },
  [media.touch]: { minHeight: 44 },
});
const Count = styled('span')({
  ...figures,
  // Reserves the width before the count is known, so that the layout doesn't shift.
  display: 'inline-block',
  minWidth: '2ch',
  // Contains the visually hidden text, so that it scrolls with the row.
  position: 'relative',
  fontSize: '0.75rem',
  color: color.muted,
});

interface TabOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A number or `10,000+`; null while unknown, undefined for no count. */
  readonly count?: number | string | null;
}

interface SegmentedTabsProps<T extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly TabOption<T>[];
  readonly onChange: (value: T) => void;
  /** Connects the tabs to the `TabPanel` with the same `idBase`. */
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

/**
 * Tabs with optional counts. Arrow keys move between them; on a narrow screen the row scrolls to the selected one.
 * @example
 * const options = [{ value: 'scheduled', label: 'Scheduled', count: 24 }] as const;
 * <SegmentedTabs label="Rooms" value={tab} options={options} onChange={setTab} idBase="rooms" />
 */
export function SegmentedTabs<T extends string>({ label, value, options, onChange, idBase }: SegmentedTabsProps<T>) {
  const ownId = useId();
  const base = idBase ?? ownId;
  const list = useRef<HTMLDivElement>(null);
  // The options are a new list on every render, and measuring forces layout, so the effect depends on the texts.
  const texts = options.map((option) => `${option.label} ${option.count ?? ''}`).join('\n');

  // An observer runs after layout and before paint, so it doesn't force a layout.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab) return undefined;
    const observer = new ResizeObserver(() => {
      // Not scrollIntoView, which would also scroll the page.
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

/** The panel of the selected tab. `idBase` is that of the `SegmentedTabs`. */
export function TabPanel({ idBase, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(idBase, value)} aria-labelledby={tabId(idBase, value)} tabIndex={-1}>
      {children}
    </div>
  );
}
