import { useState } from 'react';
import type { Room } from '@arena/shared/contract';
import { platform, type StateOf, useFormDraft, useOperation } from '@arena/shared/platform';
import { Button, FormCheckbox, FormDialog, FormError, FormRow, FormStack, FormTextField } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { changesOf, LIMITS, settingsForm, type SettingsValues, valuesOf } from './room-settings';
import { changeSettings } from '../rooms.operations';
import * as t from './settings.messages';

function failureOf(outcome: StateOf<typeof changeSettings>['outcome']): string | null {
  if (outcome === null || outcome.kind === 'done' || outcome.kind === 'cancelled') return null;
  return outcome.message ?? t.changedElsewhere;
}

const Fields = () => (
  <>
    <FormRow>
      <FormTextField name="gameType" label={t.gameType} placeholder="1v1" autoFocus />
      <FormTextField name="round" label={t.round} type="number" />
    </FormRow>
    <FormTextField name="prize" label={t.prize} type="number" startAdornment="$" />
    <FormRow>
      <FormTextField name="accessId" label={t.gameId} limit={LIMITS.accessId} autoComplete="off" optional />
      <FormTextField name="password" label={t.password} limit={LIMITS.password} autoComplete="off" optional />
    </FormRow>
    <FormRow>
      <FormCheckbox name="tpp" label={t.tpp} />
      <FormCheckbox name="fpp" label={t.fpp} />
    </FormRow>
  </>
);

interface RoomSettingsDialogProps {
  readonly room: Room;
  readonly onClose: () => void;
}

/** Sends only the changed fields; an error keeps the input. */
export function RoomSettingsDialog({ room, onClose }: RoomSettingsDialogProps) {
  const [before] = useState(() => valuesOf(room));
  const form = useForm<SettingsValues>({ defaultValues: before, resolver: zodResolver(settingsForm(before)) });
  const draft = useFormDraft(`room-settings.${room.id}`, form, ['password']);
  const saving = useOperation(changeSettings, room.id ?? undefined, { once: true });
  const busy = saving.phase === 'sending';

  const cancel = () => {
    draft.discard();
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    const changes = changesOf(values, before);
    if (room.id === null || Object.keys(changes).length === 0) return cancel();
    const outcome = await saving.run({ roomId: room.id, changes });
    if (outcome?.kind !== 'done') return;
    draft.discard();
    platform().notify({ message: t.roomUpdated(room.id), tone: 'success' });
    onClose();
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        open
        title={t.settingsOfRoom(room.id)}
        description={t.settingsHint}
        onClose={cancel}
        locked={busy}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={cancel} disabled={busy}>
              {t.cancel}
            </Button>
            <Button type="submit" tone="primary" busy={busy} busyLabel={t.saving}>
              {t.saveSettings}
            </Button>
          </>
        }
      >
        <FormStack>
          <FormError>{failureOf(saving.outcome)}</FormError>
          <Fields />
        </FormStack>
      </FormDialog>
    </FormProvider>
  );
}
