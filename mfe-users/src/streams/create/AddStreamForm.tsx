import type { Stream } from '@arena/shared/contract';
import { formatPlatform, platform, useFormDraft, useOperation } from '@arena/shared/platform';
import {
  Banner,
  Button,
  CreationNotice,
  type CreationWords,
  FormDateTimeField,
  FormSelect,
  FormStack,
  FormTextField,
  Panel,
  PanelTitle,
  platformTimeHint,
  showServerErrors,
} from '@arena/shared/ui';
import { FormProvider, useForm, useWatch, zodResolver } from '@arena/shared/ui/forms';
import { Plus } from 'lucide';
import { overlapsOf, STREAM_GAMES } from '../streams.status';
import { addStream, identityOf, isSame, type SentStream } from '../streams.operations';
import { EMPTY_STREAM, isUntouched, LINK_LENGTH, plannedOf, requestOf, streamForm, type StreamValues } from './stream-values';

export const FORM_ID = 'add-stream';

const GAMES = STREAM_GAMES.map(({ id, title }) => ({ value: String(id), label: title }));
const STATUSES = [
  { value: 'PUBLISHED', label: 'Live now' },
  { value: 'UPCOMMING', label: 'Upcoming' },
];
// Wire name to form field.
const FIELD_OF: Readonly<Record<string, keyof StreamValues>> = {
  videoLink: 'link',
  status: 'status',
  startAt: 'startsAt',
  gameId: 'gameId',
};

const WORDS: CreationWords<SentStream> = {
  noun: 'stream',
  verb: 'added',
  leftover: ({ link }) => ({ title: 'A stream was already sent', text: `${link}.` }),
  found: ({ link }) => ({ title: 'Your earlier stream was added.', text: `${link}.` }),
};

/** Keeps the input until the stream exists. */
export function AddStreamForm({ streams }: { readonly streams: readonly Stream[] }) {
  const form = useForm<StreamValues>({ defaultValues: EMPTY_STREAM, resolver: zodResolver(streamForm) });
  const draft = useFormDraft('stream-add', form);
  const adding = useOperation(addStream, null);
  /** The form stays editable while sending, so only what was sent is cleared. */
  const holdsOther = (sent: SentStream) => {
    const now = { ...EMPTY_STREAM, ...form.getValues() };
    return !isUntouched(now) && !isSame(identityOf(requestOf(now)), sent);
  };
  const celebrate = (sent: SentStream) => {
    platform().notify({ message: 'Stream added successfully!', tone: 'success' });
    if (holdsOther(sent)) return;
    form.reset(EMPTY_STREAM);
    draft.discard();
  };
  const values = { ...EMPTY_STREAM, ...useWatch({ control: form.control }) };
  const upcoming = values.status === 'UPCOMMING';
  const overlaps = overlapsOf(streams, plannedOf(values));

  const submit = form.handleSubmit(async (given) => {
    const outcome = await adding.run(requestOf(given));
    if (outcome?.kind === 'done') celebrate(outcome.record);
    if (outcome?.kind === 'refused') showServerErrors(form, outcome.fields, (name) => FIELD_OF[name]);
  });
  /** Reconciles an unanswered creation. If the form holds another stream by then, only the notice reports it. */
  const check = async () => {
    const found = await adding.reconcile();
    if (found?.kind === 'done' && !holdsOther(found.record)) celebrate(found.record);
  };

  return (
    <FormProvider {...form}>
      <Panel aria-labelledby={`${FORM_ID}-title`}>
        <PanelTitle id={`${FORM_ID}-title`}>Add a stream</PanelTitle>
        <form id={FORM_ID} aria-labelledby={`${FORM_ID}-title`} noValidate onSubmit={(event) => void submit(event)}>
          <FormStack>
            <CreationNotice creating={adding} words={WORDS} onCheck={() => void check()} />
            <FormSelect name="gameId" label="Game" options={GAMES} />
            <FormTextField name="link" label="Video link" type="url" placeholder="https://" limit={LINK_LENGTH} autoComplete="off" />
            <FormSelect name="status" label="Status" options={STATUSES} />
            {upcoming ? <FormDateTimeField name="startsAt" label="Start time" helper={platformTimeHint(values.startsAt)} /> : null}
            {overlaps.length === 0 ? null : (
              <Banner tone="wait" title="Two streams at the same time">
                {overlaps[0]?.game?.title ?? 'This game'} has a stream at {formatPlatform(overlaps[0]?.startsAt ?? null)} already. You can
                still add this one.
              </Banner>
            )}
            <Button type="submit" tone="primary" icon={Plus} busy={adding.phase === 'sending'} busyLabel="Adding...">
              Add stream
            </Button>
          </FormStack>
        </form>
      </Panel>
    </FormProvider>
  );
}
