import { platform, useFormDraft, useQuery, useSession } from '@arena/shared/platform';
import { color, Button, CreationNotice, type CreationWords, FormDialog, FormError, FormStack, styled } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { Copy, RotateCcw } from 'lucide';
import { listQuery } from '../fullmap-rooms.queries';
import type { SentRoom } from '../fullmap-rooms.operations';
import type { CreateRoomDialogProps } from '../use-create-dialog';
import { draftOf, lastRoom } from './duplicate';
import { useLookups } from './lookups';
import { choiceOf, fieldMessages, holdsNothingBut, newRoomOf } from './new-room';
import { RoomFields } from './RoomFields';
import { errorsOf, problemsOf } from './room-problems';
import { EMPTY_ROOM, isEmpty, type RoomValues } from './room-values';
import { useCreateRoom } from './use-create-room';

const NO_ID = 'This session does not say who you are, so no room can be created in your name. Sign out, sign in, and try again.';
const WORDS: CreationWords<SentRoom> = {
  leftover: ({ title }) => ({ title: `“${title}” was sent and no answer came.`, text: '' }),
  maybe: 'The room may exist all the same. Check the list before you send it again.',
  failed: 'Failed to create room.',
  created: 'Room created successfully!',
  found: ({ title }) => ({
    title: `“${title}” exists: it was created when it was sent.`,
    text: 'What is in the form now has not been sent.',
  }),
  absent: 'The list does not show this room. You can send it again.',
  unread: 'The list could not be read, so nothing was sent.',
  elsewhere: 'A room was created from another tab meanwhile. Nothing was sent from here.',
};
// What there is to say stays in sight, wherever the form is scrolled to.
const Notices = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  // The fields pass below it and must not show around its corners.
  margin: '0 -8px',
  padding: '0 8px 8px',
  background: color.raised,
  '&:empty': { display: 'none' },
});
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } });

/** A new room. What was typed is kept until the room exists: a refusal, Escape and a reload lose nothing but the password. */
export function CreateRoomDialog({ onClose }: CreateRoomDialogProps) {
  const userId = useSession().loggedInUserInfo?.id ?? null;
  const lookups = useLookups();
  const scheduled = useQuery(listQuery('PENDING')).data?.items ?? [];
  const completed = useQuery(listQuery('PRIVATE')).data?.items ?? [];
  const form = useForm<RoomValues>({
    defaultValues: EMPTY_ROOM,
    resolver: (values) => {
      const problems = problemsOf(values);
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
    },
  });
  const draft = useFormDraft('fullmap-create', form, ['password']);
  const creating = useCreateRoom(userId, onClose);
  const { errors, isSubmitted } = form.formState;
  const wrong = isSubmitted && Object.keys(errors).length > 0 ? (problemsOf(form.getValues())[0]?.message ?? null) : null;
  const last = lastRoom([...scheduled, ...completed]);

  const duplicate = async () => {
    if (last === null) return;
    const typed = Object.values(form.getValues()).some((text) => !isEmpty(text));
    const agreed =
      !typed ||
      (await platform().confirm({
        title: 'Replace what you have typed?',
        body: `The form is filled with “${last.title ?? `room ${last.id}`}” instead.`,
        confirmLabel: 'Replace',
      }));
    if (!agreed) return;
    for (const [field, text] of Object.entries(draftOf(last, lookups))) form.setValue(field, text, { shouldDirty: true });
    if (isSubmitted) void form.trigger();
  };
  const startOver = () => {
    form.reset(EMPTY_ROOM);
    draft.discard();
  };
  const submit = form.handleSubmit(async (values) => {
    if (userId === null) return;
    const outcome = await creating.create({ userId, ...choiceOf(values), room: newRoomOf(values) });
    if (outcome?.kind === 'done') draft.discard();
    if (outcome?.kind !== 'refused') return;
    for (const [field, message] of fieldMessages(outcome.fields)) form.setError(field, { type: 'server', message });
  });
  const check = () =>
    creating.check((sent) => {
      const isOurs = holdsNothingBut(form.getValues(), sent);
      if (isOurs) draft.discard();
      return isOurs;
    });
  const busy = creating.phase === 'sending' || creating.phase === 'checking';

  return (
    <FormProvider {...form}>
      <FormDialog
        open
        width="md"
        title="Create a full-map room"
        description="Players can ask to join as soon as the room exists."
        onClose={onClose}
        draft
        locked={busy}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              tone="primary"
              disabled={creating.isCreated || creating.phase === 'checking' || userId === null}
              busy={creating.phase === 'sending'}
              busyLabel="Creating..."
            >
              Create room
            </Button>
          </>
        }
      >
        <FormStack>
          <Notices>
            {userId === null ? <FormError>{NO_ID}</FormError> : null}
            <FormError title={wrong} />
            {wrong === null ? <CreationNotice creating={creating} words={WORDS} onCheck={() => void check()} /> : null}
          </Notices>
          <Tools>
            {last === null ? null : (
              <Button size="sm" icon={Copy} onClick={() => void duplicate()}>
                Duplicate last room
              </Button>
            )}
            {draft.restored ? (
              <Button size="sm" tone="ghost" icon={RotateCcw} onClick={startOver}>
                Clear the restored draft
              </Button>
            ) : null}
          </Tools>
          <RoomFields lookups={lookups} />
        </FormStack>
      </FormDialog>
    </FormProvider>
  );
}
