import { useSession } from '@arena/shared/platform';
import { Icon, IconButton, useColorScheme, VisuallyHidden } from '@arena/shared/ui';
import { Dialog } from '@arena/shared/ui/more';
import { LogOut, Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationItem } from '../common/navigation';
import { themeSwitchOf } from '../common/theme-switch';
import { useHostState } from '../sections/host-context';
import { useLogout } from '../session/useLogout';
import { Field, Foot, Input, List, Nothing } from './palette.styles';
import { actionsOf, type Destination, findDestinations, FOUND, foundOf, listedOf, lookupsOf, screensOf } from './destinations';
import { palette } from './palette-state';
import { useFound } from './useFound';
import * as t from './dialog.messages';

const NAME = t.searchScreens;

export interface PaletteDialogProps {
  readonly open: boolean;
  readonly navigation: readonly NavigationItem[];
  readonly onClose: () => void;
}

export default function PaletteDialog({ open, navigation, onClose }: PaletteDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      // Aligned to the top, so that it doesn't jump when the list changes.
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .MuiDialog-paper': { marginTop: 'max(8px, 12vh)', maxHeight: '70vh' },
      }}
    >
      <VisuallyHidden id={titleId}>{NAME}</VisuallyHidden>
      <Finder navigation={navigation} onClose={onClose} />
    </Dialog>
  );
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  PageDown: (place, count) => Math.min(place + 8, count - 1),
  PageUp: (place) => Math.max(place - 8, 0),
};

/** The shell's own actions. */
function useOwnActions(): readonly Destination[] {
  const { colorScheme, setMode } = useColorScheme();
  const logout = useLogout();
  const dark = colorScheme !== 'light';
  const own = { hint: '', heading: t.actions };
  return [
    { ...own, id: 'action-theme', ...themeSwitchOf(dark), words: t.themeWords, target: () => setMode(dark ? 'light' : 'dark') },
    { ...own, id: 'action-sign-out', label: t.signOut, icon: LogOut, words: t.signOutWords, target: logout },
  ];
}

function useDestinations(text: string, navigation: readonly NavigationItem[]) {
  const { role } = useSession();
  const snapshot = useHostState((host) => host.snapshot);
  const { results, failed, pending } = useFound(text);
  const lookups = lookupsOf(snapshot, role);
  const actions = [...actionsOf(snapshot, role, navigation), ...useOwnActions()];
  const found = results === null ? null : foundOf(results, lookups, navigation);
  const all = findDestinations(text, { screens: screensOf(navigation), actions, lookups, found });
  return { found: all, failed, pending, hint: found === null ? t.goToAnId(listedOf(lookups).map(({ label }) => label)) : t.searchHint };
}

type Finding = ReturnType<typeof useFinder>;

function useFinder({ navigation, onClose }: Omit<PaletteDialogProps, 'open'>) {
  const navigate = useNavigate();
  const [text, setText] = useState(() => palette.getState().typed);
  const [chosen, choose] = useState<string | null>(null);
  // Enter was pressed before the results of this text arrived.
  const [entered, enter] = useState(false);
  const { found, pending, ...said } = useDestinations(text, navigation);
  const place = Math.max(
    0,
    found.findIndex(({ id }) => id === chosen),
  );
  const current = found[place];

  const go = ({ target }: Destination) => {
    onClose();
    if (typeof target === 'string') void navigate(target);
    else target();
  };
  const goNow = useEffectEvent(() => current !== undefined && go(current));
  useEffect(() => {
    if (entered && !pending) goNow();
  }, [entered, pending]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (pending && (current === undefined || current.id.startsWith(FOUND))) enter(true);
      else if (current !== undefined) go(current);
      return;
    }
    const step = steps[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    choose(found[step(place, found.length)]?.id ?? null);
  };
  const type = (typed: string) => {
    setText(typed);
    choose(null);
    enter(false);
  };
  return { ...said, text, type, found, pending, place, current, choose, go, onKeyDown };
}

function Finder(props: Omit<PaletteDialogProps, 'open'>) {
  const id = useId();
  const finding = useFinder(props);
  const { text, type, found, failed, pending, hint, current, onKeyDown } = finding;
  const typed = text.trim();
  const count = typed === '' ? '' : pending ? t.searching : t.resultCount(found.length);
  return (
    <>
      <Field>
        <Icon node={Search} size={18} />
        <Input
          autoFocus
          data-palette
          role="combobox"
          aria-label={NAME}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
          placeholder={t.searchScreens}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t.close} icon={X} tipSide="bottom" onClick={props.onClose} />
      </Field>
      <VisuallyHidden role="status">{failed ? `${t.searchFailing} ${count}` : count}</VisuallyHidden>
      {found.length > 0 ? null : <Nothing>{pending ? t.searching : t.noResults(typed)}</Nothing>}
      <Results id={id} finding={finding} />
      {failed || hint !== '' ? <Foot>{failed ? t.searchFailing : hint}</Foot> : null}
    </>
  );
}

function Results({ id, finding: { found, place, choose, go } }: { readonly id: string; readonly finding: Finding }) {
  const list = useRef<HTMLDivElement>(null);
  const headings = [...new Set(found.map(({ heading }) => heading))];
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <List ref={list} id={`${id}-list`} role="listbox" aria-label={t.results} hidden={found.length === 0}>
      {headings.map((heading) => (
        <div key={heading} role="group" aria-label={heading}>
          <h3 aria-hidden>{heading}</h3>
          {found.map((destination, index) =>
            destination.heading !== heading ? null : (
              <div
                key={destination.id}
                id={`${id}-${destination.id}`}
                role="option"
                aria-selected={index === place}
                onPointerMove={() => index === place || choose(destination.id)}
                // Keeps the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(destination)}
              >
                <Icon node={destination.icon} />
                <span>{destination.label}</span>
                {destination.hint === '' ? null : <small>{destination.hint}</small>}
              </div>
            ),
          )}
        </div>
      ))}
    </List>
  );
}
