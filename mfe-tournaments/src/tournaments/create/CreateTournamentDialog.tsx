import { useState } from 'react';
import { useFormDraft, useSession } from '@arena/shared/platform';
import { Banner, Button, CreationNotice, type CreationWords, FormDialog, FormStack, styled } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { RotateCcw } from 'lucide';
import { FALLBACK_CREATOR_ID } from '../constants';
import { firstOf, useChoices } from './choices';
import { sentOf, type SentTournament } from '../tournaments.operations';
import { TournamentFields } from './TournamentFields';
import { choiceOf, EMPTY_TOURNAMENT, isUntouched, newTournamentOf, problemsOf, type TournamentValues } from './tournament-values';
import { useCreateTournament } from './use-create-tournament';
import type { CreateTournamentDialogProps } from './use-create-dialog';

// What there is to say stays in sight, wherever the form is scrolled to.
const Notices = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '&:empty': { display: 'none' },
});

const WORDS: CreationWords<SentTournament> = {
  leftover: ({ title }) => ({ title: `“${title}” was sent before.`, text: '' }),
  maybe: 'The tournament may exist all the same. Check the list before you send it again.',
  found: ({ title }) => ({
    title: `“${title}” exists: it was created when it was sent.`,
    text: 'What is in the form now has not been sent.',
  }),
  absent: 'The list does not show this tournament. You can send it again.',
  unread: 'The list could not be read, so nothing was sent.',
  elsewhere: 'A tournament was created from another tab meanwhile. Nothing was sent from here.',
};

/** A new tournament. What was typed is kept until it exists: a refusal, Escape and a reload lose nothing but the password. */
export function CreateTournamentDialog({ onClose, onCreated }: CreateTournamentDialogProps) {
  const ownId = useSession().loggedInUserInfo?.id ?? null;
  const userId = ownId ?? FALLBACK_CREATOR_ID;
  const choices = useChoices();
  // The first options are chosen from the start: the path of the call has no place for "none".
  const [empty] = useState<TournamentValues>(() => ({ ...EMPTY_TOURNAMENT, ...firstOf(choices) }));
  const form = useForm<TournamentValues>({
    defaultValues: empty,
    resolver: (values) => {
      const problems = Object.entries(problemsOf(values));
      const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'validate', message }]));
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  // react-hook-form's types promise more about the values than a draft knows.
  const draft = useFormDraft('tournament-create', form as unknown as Parameters<typeof useFormDraft>[1], ['gamePw']);
  const creating = useCreateTournament(userId);
  const { phase } = creating;
  const busy = phase === 'sending' || phase === 'checking';

  const startOver = () => {
    form.reset(empty);
    draft.discard();
  };
  const created = () => {
    startOver();
    onCreated();
  };
  const submit = form.handleSubmit(async (values) => {
    const outcome = await creating.create({ userId, ...choiceOf(values), tournament: newTournamentOf(values) });
    if (outcome?.kind === 'done') created();
    if (outcome?.kind !== 'refused') return;
    // The form's fields are called what the wire calls them.
    for (const [field, message] of Object.entries(outcome.fields)) {
      if (field in EMPTY_TOURNAMENT) form.setError(field, { type: 'server', message });
    }
  });
  const current = () => {
    const values = form.getValues();
    return isUntouched(values) ? null : sentOf(newTournamentOf(values));
  };
  const check = async () => {
    if (await creating.check(current)) created();
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        open
        width="md"
        title="Create Tournament"
        description="Fill in the details for your new tournament."
        onClose={onClose}
        draft
        locked={busy}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" tone="primary" disabled={phase === 'checking'} busy={phase === 'sending'}>
              Create
            </Button>
          </>
        }
      >
        <FormStack>
          <Notices>
            <CreationNotice creating={creating} words={WORDS} onCheck={() => void check()} />
          </Notices>
          {ownId === null ? (
            <Banner tone="wait" title={`This session does not say who you are: user ${FALLBACK_CREATOR_ID} becomes the organizer.`}>
              Sign out and in again to create it in your own name.
            </Banner>
          ) : null}
          {draft.restored ? (
            <div>
              <Button size="sm" tone="ghost" icon={RotateCcw} onClick={startOver}>
                Clear the restored draft
              </Button>
            </div>
          ) : null}
          <TournamentFields choices={choices} />
        </FormStack>
      </FormDialog>
    </FormProvider>
  );
}
