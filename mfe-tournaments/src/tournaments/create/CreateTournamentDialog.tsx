import { isolated } from '@arena/shared/contract';
import { useState } from 'react';
import { GENERIC_MESSAGE, joinSentences, platform, useFormDraft, useOperation, useSession } from '@arena/shared/platform';
import { Banner, CreateDialog, CreationNotice, type CreationWords, showServerErrors, useDelayed } from '@arena/shared/ui';
import { useForm, zodResolver } from '@arena/shared/ui/forms';
import { ERROR_CLEARS_MS, FALLBACK_CREATOR_ID } from '../constants';
import {
  type CreateRequest,
  createTournament,
  isSame,
  refreshUpcomingFigure,
  sentOf,
  type SentTournament,
} from '../tournaments.operations';
import { firstOf, useChoices } from './choices';
import { TournamentFields } from './TournamentFields';
import {
  choiceOf,
  EMPTY_TOURNAMENT,
  isField,
  isUntouched,
  newTournamentOf,
  tournamentForm,
  type TournamentValues,
} from './tournament-values';
import * as t from './create.messages';

// Part 2 §8 words the generic error differently here.
const worded = <O extends object>(outcome: O): O =>
  'message' in outcome && outcome.message === GENERIC_MESSAGE ? { ...outcome, message: t.createFailed } : outcome;

function useCreateTournament(userId: number) {
  const creating = useOperation(createTournament, userId);
  const outcome = creating.outcome && worded(creating.outcome);

  // Errors also show as a toast; the line in the form disappears after a second (part 2 §8).
  const refused = outcome?.kind === 'refused';
  useDelayed(creating.dismiss, ERROR_CLEARS_MS, refused);

  return {
    ...creating,
    outcome,
    async create(request: CreateRequest) {
      const result = await creating.run(request);
      const { notify } = platform();
      if (result?.kind === 'done')
        notify({ message: result.answer?.message ?? joinSentences(result.serverMessage, t.created), tone: 'success' });
      if (result?.kind === 'refused' || result?.kind === 'unanswered' || result?.kind === 'unknown')
        notify({ message: worded(result).message, tone: 'error' });
      return result;
    },
    /** Reconciles an unanswered creation. Returns true if the form is empty or holds it. `current`: the form's content then, or null. */
    async check(current: () => SentTournament | null): Promise<boolean> {
      const found = await creating.reconcile();
      if (found?.kind !== 'done') return false;
      const now = current();
      const isThis = now === null || isSame(found.record, now);
      if (isThis) platform().notify({ message: t.created, tone: 'success' });
      // The form stays open, so nothing else refetches the figure.
      else void refreshUpcomingFigure();
      return isThis;
    },
  };
}

const WORDS: CreationWords<SentTournament> = {
  noun: 'tournament',
  verb: 'created',
  leftover: ({ title }) => ({ title: t.sentNotConfirmed(isolated(title)) }),
  found: ({ title }) => ({ title: t.alreadyCreated(isolated(title)) }),
};

interface CreateTournamentDialogProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Keeps the input until the tournament exists; an error, Escape or a reload loses only the password. */
export function CreateTournamentDialog({ onClose, onCreated }: CreateTournamentDialogProps) {
  const ownId = useSession().loggedInUserInfo?.id ?? null;
  const userId = ownId ?? FALLBACK_CREATOR_ID;
  const choices = useChoices();
  // Preselects the first options, because the call's path requires a value.
  const [empty] = useState<TournamentValues>(() => ({ ...EMPTY_TOURNAMENT, ...firstOf(choices) }));
  const form = useForm<TournamentValues>({ defaultValues: empty, resolver: zodResolver(tournamentForm) });
  const draft = useFormDraft('tournament-create', form, ['gamePw']);
  const creating = useCreateTournament(userId);
  const { phase } = creating;

  const clear = () => {
    form.reset(empty);
    draft.discard();
  };
  const created = () => {
    clear();
    onCreated();
  };
  const submit = form.handleSubmit(async (values) => {
    const outcome = await creating.create({ userId, ...choiceOf(values), tournament: newTournamentOf(values) });
    if (outcome?.kind === 'done') created();
    // Field names are the wire names.
    if (outcome?.kind === 'refused') showServerErrors(form, outcome.fields, (name) => (isField(name) ? name : undefined));
  });
  const current = () => {
    const values = form.getValues();
    return isUntouched(values) ? null : sentOf(newTournamentOf(values));
  };
  const check = async () => {
    if (await creating.check(current)) created();
  };

  return (
    <CreateDialog
      form={form}
      title={t.createHeading}
      description={t.createSubheading}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t.create}
      sending={phase === 'sending'}
      locked={phase !== 'idle'}
      disabled={phase === 'checking'}
      notices={<CreationNotice creating={creating} words={WORDS} onCheck={() => void check()} />}
      onClearDraft={draft.restored ? clear : null}
    >
      {ownId === null ? (
        <Banner tone="wait" title={t.fallbackOrganizer(FALLBACK_CREATOR_ID)}>
          {t.fallbackOrganizerHint}
        </Banner>
      ) : null}
      <TournamentFields choices={choices} />
    </CreateDialog>
  );
}
