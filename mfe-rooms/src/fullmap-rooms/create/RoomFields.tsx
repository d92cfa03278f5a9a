import { useLayoutEffect } from 'react';
import { formatInstant, useCapability } from '@arena/shared/platform';
import {
  color,
  figures,
  FormDateTimeField,
  FormGroup,
  formatMoney,
  FormRow,
  FormSelect,
  FormStack,
  FormTextField,
  namedOptions,
  styled,
} from '@arena/shared/ui';
import { useFormContext, useWatch } from '@arena/shared/ui/forms';
import { formatOnPlatform } from '../times';
import { type Lookups, mapChoices, mapFits } from './lookups';
import { instantOfLocal, LIMITS, rewardReach, rewardsPreview, type RoomValues } from './room-values';

const Preview = styled('p')({
  color: color.muted,
  fontSize: '0.8125rem',
  '&[data-tone=wait]': { color: color.wait },
  '& code': { ...figures, font: 'inherit', fontWeight: 600, color: color.text, overflowWrap: 'anywhere' },
});

/** The start in platform time, with a warning when it is in the past: allowed, but rarely intended. */
function startHint(text: string): string {
  const instant = instantOfLocal(text);
  if (instant === null) return 'Your local time';
  return `${formatInstant(instant)} here, ${formatOnPlatform(instant)}${instant.getTime() < Date.now() ? '. This is in the past.' : ''}`;
}

function Reach({ values }: { readonly values: RoomValues }) {
  const limited = useCapability('pool-limit');
  const found = rewardReach(values);
  if (found === null) return null;
  const beyond = limited ? 'Rewards can’t exceed the prize pool.' : 'This backend doesn’t limit rewards to the prize pool.';
  return (
    <Preview data-tone={found.reach > found.pool ? 'wait' : undefined} aria-live="polite">
      Rewards can reach {formatMoney(found.reach)} with one winner in each position, the pool is {formatMoney(found.pool)}.
      {found.reach > found.pool ? ` ${beyond}` : ''}
    </Preview>
  );
}

function Rewards() {
  const values = useWatch() as RoomValues;
  const preview = rewardsPreview(values);
  return (
    <FormGroup>
      <legend>Winner rewards</legend>
      <FormStack>
        <FormRow>
          <FormTextField name="top5" label="Top 5" placeholder="100" autoComplete="off" limit={LIMITS.top5} optional />
          <FormTextField name="top10" label="Top 10" placeholder="50" autoComplete="off" limit={LIMITS.top10} optional />
          <FormTextField name="top15" label="Top 15" placeholder="25" autoComplete="off" limit={LIMITS.top15} optional />
        </FormRow>
        <Preview aria-live="polite">
          {preview === null ? (
            'Set at least one tier.'
          ) : (
            <>
              Sent as <code>{preview}</code>
            </>
          )}
        </Preview>
        <Reach values={values} />
      </FormStack>
    </FormGroup>
  );
}

/** Changing the game clears a map of another game. */
export function RoomFields({ lookups }: { readonly lookups: Lookups }) {
  const { setValue } = useFormContext<RoomValues>();
  const [gameId = '', mapId = '', startsAt = ''] = useWatch({ name: ['gameId', 'mapId', 'startsAt'] }) as (string | undefined)[];
  const fits = mapFits(lookups, gameId, mapId);
  // Before paint, because a later effect could undo a new choice.
  useLayoutEffect(() => {
    if (!fits) setValue('mapId', '', { shouldDirty: true });
  }, [fits, setValue]);

  return (
    <FormStack>
      <FormTextField name="title" label="Title" limit={LIMITS.title} autoComplete="off" autoFocus />
      <FormTextField name="rules" label="Custom rules" multiline rows={2} limit={LIMITS.rules} />
      <FormRow>
        <FormSelect name="gameId" label="Game" placeholder="Choose a game" options={namedOptions(lookups.games)} />
        <FormSelect name="modeId" label="Mode" placeholder="Choose a mode" options={namedOptions(lookups.modes)} />
        <FormSelect
          name="mapId"
          label="Map"
          placeholder={gameId === '' ? 'Choose a game first' : 'Choose a map'}
          options={namedOptions(mapChoices(lookups.maps, gameId))}
        />
      </FormRow>
      <FormRow>
        <FormTextField name="entryFee" label="Entry fee" type="number" startAdornment="$" autoComplete="off" helper="0 makes it free" />
        <FormTextField name="prizePool" label="Prize pool" type="number" startAdornment="$" autoComplete="off" />
        <FormTextField name="maxPlayers" label="Maximum players" type="number" autoComplete="off" />
      </FormRow>
      <FormRow>
        <FormDateTimeField name="startsAt" label="Start time" helper={startHint(startsAt)} />
        <FormTextField name="durationMinutes" label="Duration in minutes" type="number" autoComplete="off" />
      </FormRow>
      <Rewards />
      <FormGroup>
        <legend>In-game access</legend>
        <FormRow>
          <FormTextField name="accessId" label="Room ID" autoComplete="off" limit={LIMITS.accessId} />
          <FormTextField name="password" label="Room password" autoComplete="off" limit={LIMITS.password} helper="Not saved in drafts" />
        </FormRow>
      </FormGroup>
    </FormStack>
  );
}
