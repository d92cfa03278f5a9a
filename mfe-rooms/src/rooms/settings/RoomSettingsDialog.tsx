import { useState } from 'react';
import type { Room } from '@arena/shared/contract';
import { platform, type StateOf, useFormDraft, useOperation } from '@arena/shared/platform';
import { Button, FormCheckbox, FormDialog, FormError, FormRow, FormStack, FormTextField } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { changesOf, LIMITS, settingsForm, type SettingsValues, valuesOf } from './room-settings';
import { changeSettings } from '../rooms.operations';

function failureOf(outcome: StateOf<typeof changeSettings>['outcome']): string | null {
  if (outcome === null || outcome.kind === 'done' || outcome.kind === 'cancelled') return null;
  return outcome.message ?? 'This room was just changed in another tab.';
}

const Fields = () => (
  <>
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
    platform().notify({ message: `Room ${room.id} updated`, tone: 'success' });
    onClose();
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        open
        title={`Settings of room ${room.id}`}
        description="Only changed fields are updated."
        onClose={cancel}
        locked={busy}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={cancel} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" tone="primary" busy={busy} busyLabel="Saving...">
              Save settings
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
