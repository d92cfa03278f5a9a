import { useLayoutEffect } from 'react';
import {
  FormDateTimeField,
  FormGroup,
  FormNumberField,
  FormRow,
  FormSelect,
  FormStack,
  FormTextField,
  mapsOf,
  platformTimeHint,
  SPECIFIED,
} from '@arena/shared/ui';
import { useFormContext, useWatch } from '@arena/shared/ui/forms';
import { type Choices, chosenOr, keptOr, mapForGame, optionsOf } from './choices';
import { GameIdField } from './GameIdField';
import { LIMITS, type TournamentValues } from './tournament-values';
import * as t from './create.messages';

export function TournamentFields({ choices }: { readonly choices: Choices }) {
  const { setValue } = useFormContext<TournamentValues>();
  const [gameId = '', modeId = '', mapId = '', startTime = ''] = useWatch({ name: ['gameId', 'modeId', 'mapId', 'startTime'] }) as (
    string | undefined
  )[];
  const game = keptOr(gameId, choices.games, SPECIFIED.games);
  const maps = mapsOf(choices.maps.list, game);
  const mode = keptOr(modeId, choices.modes, SPECIFIED.modes);
  // While maps load, keeps the chosen one unless it is known to belong to another game.
  const map = choices.maps.loading ? mapForGame(mapId, choices.maps.list, game) : chosenOr(mapId, maps, SPECIFIED.maps);
  // Before paint, because a later effect could undo a new choice.
  useLayoutEffect(() => {
    if (game !== gameId) setValue('gameId', game);
    if (mode !== modeId) setValue('modeId', mode);
    if (map !== mapId) setValue('mapId', map);
  }, [game, gameId, map, mapId, mode, modeId, setValue]);

  return (
    <FormStack>
      <FormGroup>
        <legend>{t.basicInfo}</legend>
        <FormStack>
          <FormTextField name="title" label={t.title} limit={LIMITS.title} autoComplete="off" autoFocus />
          <FormTextField name="content" label={t.description} multiline rows={2} limit={LIMITS.content} />
          <FormRow>
            <FormNumberField name="winingPrices" label={t.winningPrize} unit="$" step={1} min={0} />
            <FormNumberField name="entryFee" label={t.entryFeeField} unit="$" step={1} min={0} />
          </FormRow>
        </FormStack>
      </FormGroup>
      <FormGroup>
        <legend>{t.settings}</legend>
        <FormStack>
          <FormRow>
            <FormSelect name="gameId" label={t.game} options={optionsOf(choices.games.list, game)} />
            <FormSelect name="modeId" label={t.mode} options={optionsOf(choices.modes.list, mode)} />
            <FormSelect name="mapId" label={t.map} options={optionsOf(maps, map)} />
          </FormRow>
          <FormRow>
            <GameIdField name="gameID" label={t.gameIdField} />
            <FormTextField name="gamePw" label={t.gamePasswordField} autoComplete="off" limit={LIMITS.gamePw} helper={t.notInDrafts} />
          </FormRow>
          <FormDateTimeField name="startTime" label={t.startTimeField} helper={platformTimeHint(startTime)} />
        </FormStack>
      </FormGroup>
    </FormStack>
  );
}
