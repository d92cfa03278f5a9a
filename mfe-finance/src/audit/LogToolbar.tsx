import { dayOf } from '@arena/shared/contract';
import { platform, useNow } from '@arena/shared/platform';
import { Button, DateRangeField, SearchField, Select, Toolbar, VisuallyHidden } from '@arena/shared/ui';
import { X } from 'lucide';
import { useState } from 'react';
import { useAdministrators, useUser } from './audit.queries';
import type { LogFilters } from './log-filters';
import { daysOf, PRESET_OPTIONS, presetOf } from './presets';
import { ACT_OPTIONS, personText, SUBJECT_OPTIONS } from './words';
import * as t from './audit.messages';

type Option = { readonly value: string; readonly label: string };

/** An address may have a value that isn't offered. */
const withValue = (options: readonly Option[], value: string): readonly Option[] =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }];

interface LogToolbarProps {
  /** Filters that only decisions have. */
  readonly decisions: boolean;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly filters: LogFilters;
  readonly onFilter: (changes: Partial<LogFilters>) => void;
}

export function LogToolbar({ decisions, typed, onType, filters, onFilter }: LogToolbarProps) {
  const { subject, act, actor, whom } = filters;
  return (
    <Toolbar>
      <SearchField
        label={t.searchLog}
        placeholder={t.searchPlaceholder(decisions ? 'action' : 'reason')}
        value={typed}
        onChange={onType}
        shortcut="/"
      />
      {decisions ? (
        <>
          <Select
            label={t.about}
            value={subject}
            options={withValue(SUBJECT_OPTIONS, subject)}
            onChange={(value) => onFilter({ subject: value })}
          />
          <Select label={t.what} value={act} options={withValue(ACT_OPTIONS, act)} onChange={(value) => onFilter({ act: value })} />
          <ActorSelect actor={actor} onActor={(value) => onFilter({ actor: value })} />
        </>
      ) : null}
      <Days filters={filters} onFilter={onFilter} />
      {whom === '' ? null : <Whom id={whom} onClear={() => onFilter({ whom: '' })} />}
    </Toolbar>
  );
}

/** Offers the administrators, where the backend lists them. */
function ActorSelect({ actor, onActor }: { readonly actor: string; readonly onActor: (actor: string) => void }) {
  const administrators = useAdministrators();
  if (administrators === null) return null;
  const options = [
    { value: '', label: t.anyone },
    ...administrators.flatMap(({ id, name }) => (id === null ? [] : [{ value: String(id), label: personText({ id, name }) }])),
  ];
  return <Select label={t.who} value={actor} options={withValue(options, actor)} onChange={onActor} />;
}

function Days({ filters: { from, to }, onFilter }: Pick<LogToolbarProps, 'filters' | 'onFilter'>) {
  const today = dayOf(new Date(useNow()), platform().settings.platformTimeZone);
  const preset = presetOf({ from, to }, today);
  const [chosen, setChosen] = useState(false);
  const choose = (value: string) => {
    setChosen(value === 'custom');
    if (value !== 'custom') onFilter(daysOf(value, today));
  };
  const isCustom = chosen || preset === 'custom';
  return (
    <>
      <Select label={t.when} value={isCustom ? 'custom' : preset} options={PRESET_OPTIONS} onChange={choose} />
      {isCustom ? <DateRangeField value={{ from, to }} onChange={onFilter} /> : null}
    </>
  );
}

function Whom({ id, onClear }: { readonly id: string; readonly onClear: () => void }) {
  const { data } = useUser(id);
  return (
    <Button size="sm" tone="ghost" icon={X} onClick={onClear}>
      {t.onlyAbout(personText({ id: Number(id), name: data?.name ?? null }))}
      <VisuallyHidden>. {t.showEveryone}</VisuallyHidden>
    </Button>
  );
}
