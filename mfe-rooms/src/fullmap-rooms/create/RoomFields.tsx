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
import * as t from './create.messages';

const Preview = styled('p')({
  color: color.muted,
  fontSize: '0.8125rem',
  '&[data-tone=wait]': { color: color.wait },
  '& code': { ...figures, font: 'inherit', fontWeight: 600, color: color.text, overflowWrap: 'anywhere' },
});

/** The start in platform time, with a warning when it is in the past: allowed, but rarely intended. */
function startHint(text: string): string {
  const instant = instantOfLocal(text);
  if (instant === null) return t.yourLocalTime;
  return t.startsAt(formatInstant(instant), formatOnPlatform(instant), instant.getTime() < Date.now());
}

function Reach({ values }: { readonly values: RoomValues }) {
  const limited = useCapability('pool-limit');
  const found = rewardReach(values);
  if (found === null) return null;
  const beyond = limited ? t.rewardsExceedPool : t.rewardsNotLimited;
  return (
    <Preview data-tone={found.reach > found.pool ? 'wait' : undefined} aria-live="polite">
      {t.rewardsReach(formatMoney(found.reach), formatMoney(found.pool), found.reach > found.pool ? beyond : '')}
    </Preview>
  );
}

function Rewards() {
  const values = useWatch() as RoomValues;
  const preview = rewardsPreview(values);
  return (
    <FormGroup>
      <legend>{t.winnerRewardsGroup}</legend>
      <FormStack>
        <FormRow>
          <FormTextField name="top5" label={t.top5} placeholder="100" autoComplete="off" limit={LIMITS.top5} optional />
          <FormTextField name="top10" label={t.top10} placeholder="50" autoComplete="off" limit={LIMITS.top10} optional />
          <FormTextField name="top15" label={t.top15} placeholder="25" autoComplete="off" limit={LIMITS.top15} optional />
        </FormRow>
        <Preview aria-live="polite">
          {preview === null ? (
            t.setOneTier
          ) : (
            <>
              {t.sentAs} <code>{preview}</code>
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
      <FormTextField name="title" label={t.title} limit={LIMITS.title} autoComplete="off" autoFocus />
      <FormTextField name="rules" label={t.customRulesField} multiline rows={2} limit={LIMITS.rules} />
      <FormRow>
        <FormSelect name="gameId" label={t.game} placeholder={t.chooseGame} options={namedOptions(lookups.games)} />
        <FormSelect name="modeId" label={t.mode} placeholder={t.chooseMode} options={namedOptions(lookups.modes)} />
        <FormSelect
          name="mapId"
          label={t.map}
          placeholder={gameId === '' ? t.chooseGameFirst : t.chooseMap}
          options={namedOptions(mapChoices(lookups.maps, gameId))}
        />
      </FormRow>
      <FormRow>
        <FormTextField name="entryFee" label={t.entryFeeField} type="number" startAdornment="$" autoComplete="off" helper={t.freeHint} />
        <FormTextField name="prizePool" label={t.prizePoolField} type="number" startAdornment="$" autoComplete="off" />
        <FormTextField name="maxPlayers" label={t.maximumPlayersField} type="number" autoComplete="off" />
      </FormRow>
      <FormRow>
        <FormDateTimeField name="startsAt" label={t.startTime} helper={startHint(startsAt)} />
        <FormTextField name="durationMinutes" label={t.durationField} type="number" autoComplete="off" />
      </FormRow>
      <Rewards />
      <FormGroup>
        <legend>{t.inGameAccess}</legend>
        <FormRow>
          <FormTextField name="accessId" label={t.roomIdField} autoComplete="off" limit={LIMITS.accessId} />
          <FormTextField name="password" label={t.roomPassword} autoComplete="off" limit={LIMITS.password} helper={t.notInDrafts} />
        </FormRow>
      </FormGroup>
    </FormStack>
  );
}
