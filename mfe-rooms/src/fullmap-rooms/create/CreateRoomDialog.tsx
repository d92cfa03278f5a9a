import { isolated } from '@arena/shared/contract';
import { platform, useCapability, useFormDraft, useOperation, useSession } from '@arena/shared/platform';
import { Button, CreateDialog, CreationNotice, type CreationWords, FormError, showServerErrors, useDelayed } from '@arena/shared/ui';
import { useForm, type UseFormReturn, zodResolver } from '@arena/shared/ui/forms';
import { Copy } from 'lucide';
import { useRef, useState } from 'react';
import { type CreateRequest, createRoom, type SentRoom } from '../fullmap-rooms.operations';
import { useFullMapList } from '../fullmap-rooms.queries';
import { draftOf, lastRoom, type Lookups, useLookups } from './lookups';
import { RoomFields } from './RoomFields';
import {
  choiceOf,
  EMPTY_ROOM,
  fieldOf,
  firstProblem,
  holdsNothingBut,
  isEmpty,
  limitedRoomForm,
  newRoomOf,
  roomForm,
  type RoomValues,
} from './room-values';
import * as t from './create.messages';

/** How long a success is shown before the form closes (part 1 §9). */
const CREATE_CLOSES_MS = 1000;

function useCreateRoom(userId: number | null, onCreated: () => void) {
  const creating = useOperation(createRoom, userId ?? undefined);
  const [isCreated, setCreated] = useState(false);
  // A ref, because Enter held down can submit again before state updates.
  const created = useRef(false);
  useDelayed(onCreated, CREATE_CLOSES_MS, isCreated);
  const finish = () => {
    created.current = true;
    setCreated(true);
  };

  return {
    ...creating,
    isCreated,
    /** A room found by reconciliation counts as created when the form holds nothing else. */
    outcome: isCreated ? (creating.outcome ?? creating.reconciled) : creating.outcome,
    async create(request: CreateRequest) {
      const outcome = created.current ? null : await creating.run(request);
      if (outcome?.kind === 'done') finish();
      return outcome;
    },
    /** Looks for a room whose request got no response. `isOurs`: the form holds that room and can close when it exists. */
    async check(isOurs: (sent: SentRoom) => boolean): Promise<void> {
      const found = created.current ? null : await creating.reconcile();
      if (found?.kind === 'done' && isOurs(found.record)) finish();
    },
  };
}

const NO_ID = t.noAccount;
const WORDS: CreationWords<SentRoom> = {
  noun: 'room',
  verb: 'created',
  leftover: ({ title }) => ({ title: t.sentNotConfirmed(isolated(title)) }),
  found: ({ title }) => ({ title: t.alreadyCreated(isolated(title)) }),
  failed: t.createFailed,
  created: t.roomCreated,
};

function DuplicateButton({ form, lookups }: { readonly form: UseFormReturn<RoomValues>; readonly lookups: Lookups }) {
  const scheduled = useFullMapList('PENDING').rows ?? [];
  const completed = useFullMapList('PRIVATE').rows ?? [];
  const last = lastRoom([...scheduled, ...completed]);
  if (last === null) return null;
  const duplicate = async () => {
    const agreed =
      Object.values(form.getValues()).every(isEmpty) ||
      (await platform().confirm({
        title: t.replaceQuestion,
        body: t.replaceHint(isolated(last.title ?? t.roomWithNumber(last.id))),
        confirmLabel: t.replace,
      }));
    if (!agreed) return;
    for (const [field, text] of Object.entries(draftOf(last, lookups)))
      form.setValue(field as keyof RoomValues, text, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger();
  };
  return (
    <Button size="sm" icon={Copy} onClick={() => void duplicate()}>
      {t.duplicateLast}
    </Button>
  );
}

/** Keeps the input until the room exists; an error, Escape or a reload loses only the password. */
export function CreateRoomDialog({ onClose }: { readonly onClose: () => void }) {
  const userId = useSession().loggedInUserInfo?.id ?? null;
  const lookups = useLookups();
  const rules = useCapability('pool-limit') ? limitedRoomForm : roomForm;
  const form = useForm<RoomValues>({ defaultValues: EMPTY_ROOM, resolver: zodResolver(rules) });
  const draft = useFormDraft('fullmap-create', form, ['password']);
  const creating = useCreateRoom(userId, onClose);
  const { errors, isSubmitted } = form.formState;
  const wrong = isSubmitted && Object.keys(errors).length > 0 ? firstProblem(form.getValues(), rules) : null;

  const clear = () => {
    form.reset(EMPTY_ROOM);
    draft.discard();
  };
  const submit = form.handleSubmit(async (values) => {
    if (userId === null) return;
    const outcome = await creating.create({ userId, ...choiceOf(values), room: newRoomOf(values) });
    if (outcome?.kind === 'done') draft.discard();
    if (outcome?.kind === 'refused') showServerErrors(form, outcome.fields, fieldOf);
  });
  const check = () =>
    creating.check((sent) => {
      const isOurs = holdsNothingBut(form.getValues(), sent);
      if (isOurs) draft.discard();
      return isOurs;
    });
  const notices = (
    <>
      {userId === null ? <FormError>{NO_ID}</FormError> : null}
      <FormError title={wrong} />
      {wrong === null ? <CreationNotice creating={creating} words={WORDS} onCheck={() => void check()} /> : null}
    </>
  );

  return (
    <CreateDialog
      form={form}
      title={t.createHeading}
      description={t.createSubheading}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t.createRoom}
      busyLabel={t.creating}
      sending={creating.phase === 'sending'}
      locked={creating.phase !== 'idle'}
      disabled={creating.isCreated || creating.phase === 'checking' || userId === null}
      notices={notices}
      tools={<DuplicateButton form={form} lookups={lookups} />}
      onClearDraft={draft.restored ? clear : null}
    >
      <RoomFields lookups={lookups} />
    </CreateDialog>
  );
}
