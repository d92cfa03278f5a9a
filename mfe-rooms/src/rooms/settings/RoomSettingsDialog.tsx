import { useState } from 'react';
import { messageOf, platform, useFormDraft, useMutation } from '@arena/shared/platform';
import { Button, FormCheckbox, FormDialog, FormError, FormRow, FormStack, FormTextField } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { changesOf, LIMITS, settingsErrors, type SettingsValues, valuesOf } from './room-settings';
import { refreshRooms, updateRoom } from '../rooms.queries';
import type { RoomSettingsDialogProps } from '../use-room-actions';

/** Changes a room that is not paid. Only what was changed is sent; a refusal leaves everything as it was typed. */
export function RoomSettingsDialog({ room, onClose }: RoomSettingsDialogProps) {
  const [before] = useState(() => valuesOf(room));
  const form = useForm<SettingsValues>({
    defaultValues: before,
    resolver: (values) => {
      const wrong = Object.entries(settingsErrors(values, before));
      const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'validate', message }]));
      return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const draft = useFormDraft(`room-settings.${room.id}`, form, ['password']);
  const save = useMutation({ mutationFn: (values: SettingsValues) => updateRoom(room.id ?? 0, changesOf(values, before)) });

  const cancel = () => {
    draft.discard();
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    if (save.isPending) return;
    if (Object.keys(changesOf(values, before)).length === 0) {
      cancel();
      return;
    }
    try {
      await save.mutateAsync(values);
    } catch {
      return;
    }
    draft.discard();
    platform().notify({ message: `Room ${room.id} was changed`, tone: 'success' });
    void refreshRooms();
    onClose();
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        open
        title={`Settings of room ${room.id}`}
        description="Only what you change is sent. What you leave alone stays as it is."
        onClose={cancel}
        locked={save.isPending}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={cancel} disabled={save.isPending}>
              Cancel
            </Button>
            <Button type="submit" tone="primary" busy={save.isPending} busyLabel="Saving...">
              Save settings
            </Button>
          </>
        }
      >
        <FormStack>
          <FormError>{save.error === null ? null : messageOf(save.error)}</FormError>
          <FormRow>
            <FormTextField name="gameType" label="Game Type" placeholder="1v1" autoFocus />
            <FormTextField name="round" label="Round" type="number" />
          </FormRow>
          <FormTextField name="prize" label="Prize" type="number" startAdornment="$" />
          <FormRow>
            <FormTextField name="accessId" label="Game ID" limit={LIMITS.accessId} autoComplete="off" optional />
            <FormTextField name="password" label="Password" limit={LIMITS.password} autoComplete="off" optional />
          </FormRow>
          <FormRow>
            <FormCheckbox name="tpp" label="TPP" />
            <FormCheckbox name="fpp" label="FPP" />
          </FormRow>
        </FormStack>
      </FormDialog>
    </FormProvider>
  );
}
