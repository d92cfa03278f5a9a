import type { Member } from '@arena/shared/contract';
import { platform, useFormDraft } from '@arena/shared/platform';
import { Banner, Button, FormRow, FormStack, FormTextField, showServerErrors } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { saveProfile } from './profile.queries';
import { changesOf, profileForm, type ProfileValues, valuesOf } from './profile-values';
import { ProblemNotice } from '../common/ProblemNotice';
import { useSubmit } from '../common/useSubmit';
import * as t from './profile.messages';

/** Wire name to form field, for the server's messages. */
const FIELDS: Readonly<Record<string, keyof ProfileValues>> = { name: 'name', mobileNo: 'mobile', puId: 'pubgId', fuId: 'freeFireId' };

/** Extension `profile-edit`. */
export function DetailsForm({ userId, member }: { readonly userId: number; readonly member: Member }) {
  const form = useForm<ProfileValues>({ resolver: zodResolver(profileForm), defaultValues: valuesOf(member) });
  const draft = useFormDraft('profile', form);
  const send = async (values: ProfileValues) => {
    const saved = await saveProfile(userId, changesOf(values));
    form.reset(valuesOf(saved));
    draft.discard();
    platform().notify({ message: t.profileSaved, tone: 'success' });
  };
  const { phase, problem, submit } = useSubmit(send, {
    onProblem: ({ fields }) => showServerErrors(form, fields, (wireName) => FIELDS[wireName]),
  });
  const startOver = () => {
    form.reset(valuesOf(member));
    draft.discard();
  };
  const sending = phase === 'sending';
  const { isDirty } = form.formState;

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={t.yourDetails} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormStack>
          <ProblemNotice problem={problem} more={t.changesKept} />
          {draft.restored ? <Banner>{t.restored}</Banner> : null}
          <FormTextField name="name" label={t.name} autoComplete="name" readOnly={sending} />
          <FormTextField name="mobile" label={t.mobile} type="tel" autoComplete="tel" optional readOnly={sending} />
          <FormRow>
            <FormTextField name="pubgId" label={t.pubgId} optional autoComplete="off" readOnly={sending} />
            <FormTextField name="freeFireId" label={t.freeFireId} optional autoComplete="off" readOnly={sending} />
          </FormRow>
          <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
            {isDirty && !sending ? (
              <Button tone="ghost" onClick={startOver}>
                {t.undoChanges}
              </Button>
            ) : null}
            <Button type="submit" tone="primary" busy={sending} busyLabel={t.saving}>
              {t.save}
            </Button>
          </div>
        </FormStack>
      </form>
    </FormProvider>
  );
}
