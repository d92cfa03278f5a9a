import { useSession } from '@arena/shared/platform';
import { Icon, IconButton, VisuallyHidden } from '@arena/shared/ui';
import { Dialog } from '@arena/shared/ui/more';
import { Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationItem } from '../common/navigation';
import { useHostState } from '../sections/host-context';
import { Field, Foot, Input, List, Nothing } from './palette.styles';
import { type Destination, findDestinations, lookupsOf, screensOf } from './destinations';
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

type Finding = ReturnType<typeof useFinder>;

function useFinder({ navigation, onClose }: Omit<PaletteDialogProps, 'open'>) {
  const { role } = useSession();
  const navigate = useNavigate();
  const snapshot = useHostState((host) => host.snapshot);
  const [text, setText] = useState('');
  const [chosen, choose] = useState(0);

  const lookups = lookupsOf(snapshot, role);
  const found = findDestinations(text, screensOf(navigation), lookups);
  const place = Math.min(chosen, found.length - 1);
  const current = found[place];

  const go = (destination: Destination) => {
    onClose();
    void navigate(destination.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === t.enter && current !== undefined) {
      event.preventDefault();
      go(current);
      return;
    }
    const step = steps[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    choose(step(place, found.length));
  };
  const type = (typed: string) => {
    setText(typed);
    choose(0);
  };
  return { text, type, lookups, found, place, current, choose, go, onKeyDown };
}

function Finder(props: Omit<PaletteDialogProps, 'open'>) {
  const id = useId();
  const finding = useFinder(props);
  const { text, type, lookups, found, current, onKeyDown } = finding;
  return (
    <>
      <Field>
        <Icon node={Search} size={18} />
        <Input
          autoFocus
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
      <VisuallyHidden role="status">{text.trim() === '' ? '' : t.resultCount(found.length)}</VisuallyHidden>
      {found.length > 0 ? null : <Nothing>{t.noResults(text.trim())}</Nothing>}
      <Results id={id} finding={finding} />
      {lookups.length === 0 ? null : (
        <Foot>{t.goToAnId(lookups.map(({ label }) => label.toLowerCase()).join(', '), (lookups[0]?.label ?? '').toLowerCase())}</Foot>
      )}
    </>
  );
}

function Results({ id, finding: { found, place, choose, go } }: { readonly id: string; readonly finding: Finding }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <List ref={list} id={`${id}-list`} role="listbox" aria-label={t.results} hidden={found.length === 0}>
      {found.map((destination, index) => (
        <li
          key={destination.id}
          id={`${id}-${destination.id}`}
          role="option"
          aria-selected={index === place}
          onPointerMove={() => index === place || choose(index)}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => go(destination)}
        >
          <Icon node={destination.icon} />
          {destination.label}
          {destination.hint === '' ? null : <small>{destination.hint}</small>}
        </li>
      ))}
    </List>
  );
}
