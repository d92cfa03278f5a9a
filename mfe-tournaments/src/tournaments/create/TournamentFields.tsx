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
        <legend>Basic Tournament Info</legend>
        <FormStack>
          <FormTextField name="title" label="Title" limit={LIMITS.title} autoComplete="off" autoFocus />
          <FormTextField name="content" label="Description" multiline rows={2} limit={LIMITS.content} />
          <FormRow>
            <FormNumberField name="winingPrices" label="Winning prize" unit="$" step={1} min={0} />
            <FormNumberField name="entryFee" label="Entry fee" unit="$" step={1} min={0} />
          </FormRow>
        </FormStack>
      </FormGroup>
      <FormGroup>
        <legend>Tournament Settings</legend>
        <FormStack>
          <FormRow>
            <FormSelect name="gameId" label="Game" options={optionsOf(choices.games.list, game)} />
            <FormSelect name="modeId" label="Mode" options={optionsOf(choices.modes.list, mode)} />
            <FormSelect name="mapId" label="Map" options={optionsOf(maps, map)} />
          </FormRow>
          <FormRow>
            <GameIdField name="gameID" label="Game ID" />
            <FormTextField name="gamePw" label="Game password" autoComplete="off" limit={LIMITS.gamePw} helper="Not saved in drafts" />
          </FormRow>
          <FormDateTimeField name="startTime" label="Start time" helper={platformTimeHint(startTime)} />
        </FormStack>
      </FormGroup>
    </FormStack>
  );
}
