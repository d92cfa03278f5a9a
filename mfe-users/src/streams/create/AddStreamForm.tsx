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
import * as t from '../streams.messages';

export const FORM_ID = 'add-stream';

const GAMES = STREAM_GAMES.map(({ id, title }) => ({ value: String(id), label: title }));
const STATUSES = [
  { value: 'PUBLISHED', label: t.liveNow },
  { value: 'UPCOMMING', label: t.upcoming },
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
  leftover: ({ link }) => ({ title: t.alreadySent, text: `${link}.` }),
  found: ({ link }) => ({ title: t.earlierAdded, text: `${link}.` }),
};

const LINK = {
  name: 'link',
  label: t.videoLink,
  type: 'url',
  placeholder: t.linkPlaceholder,
  limit: LINK_LENGTH,
  autoComplete: 'off',
} as const;

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
    platform().notify({ message: t.streamAdded, tone: 'success' });
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
        <PanelTitle id={`${FORM_ID}-title`}>{t.addTitle}</PanelTitle>
        <form id={FORM_ID} aria-labelledby={`${FORM_ID}-title`} noValidate onSubmit={(event) => void submit(event)}>
          <FormStack>
            <CreationNotice creating={adding} words={WORDS} onCheck={() => void check()} />
            <FormSelect name="gameId" label={t.game} options={GAMES} />
            <FormTextField {...LINK} />
            <FormSelect name="status" label={t.status} options={STATUSES} />
            {upcoming ? <FormDateTimeField name="startsAt" label={t.startTimeField} helper={platformTimeHint(values.startsAt)} /> : null}
            {overlaps.length === 0 ? null : (
              <Banner tone="wait" title={t.overlapTitle}>
                {overlaps[0]?.game?.title ?? t.thisGame} {t.alreadyHasStreamAt} {formatPlatform(overlaps[0]?.startsAt ?? null)}
                {t.overlapHint}
              </Banner>
            )}
            <Button type="submit" tone="primary" icon={Plus} busy={adding.phase === 'sending'} busyLabel={t.adding}>
              {t.addStream}
            </Button>
          </FormStack>
        </form>
      </Panel>
    </FormProvider>
  );
}
