import { useState } from 'react';
import { platform, type StateOf, useCapability, useFormDraft, useOperation } from '@arena/shared/platform';
import { Banner, CreateDialog, FormRow, FormTextField, PasswordField, showServerErrors } from '@arena/shared/ui';
import { useForm, zodResolver } from '@arena/shared/ui/forms';
import { addUser } from '../users.operations';
import { CodeField } from './CodeField';
import { EMPTY_USER, isField, LIMITS, newUserOf, type NewUserValues, PASSWORD_HELP, SECRETS, userForm } from './new-user-values';
import * as t from './create.messages';

/** Keeps name, number and email until the user exists; never stores the password and the code. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const available = useCapability('create-user');
  const form = useForm<NewUserValues>({ defaultValues: EMPTY_USER, resolver: zodResolver(userForm(available)) });
  const draft = useFormDraft('user-add', form, SECRETS);
  const adding = useOperation(addUser, null, { once: true });
  const [unconnected, setUnconnected] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    if (!available) return setUnconnected(true);
    const outcome = await adding.run(newUserOf(values));
    if (outcome?.kind === 'done') {
      draft.discard();
      platform().notify({ message: t.userAdded(values.name.trim()), tone: 'success' });
      onClose();
    }
    if (outcome?.kind === 'refused') showServerErrors(form, outcome.fields, (name) => (isField(name) ? name : undefined));
  });

  return (
    <CreateDialog
      form={form}
      width="sm"
      title={t.addNewUser}
      description={available ? t.codeHint : undefined}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t.addUser}
      busyLabel={t.adding}
      sending={adding.phase !== 'idle'}
      notices={
        <>
          {unconnected ? (
            <Banner tone="wait" title={t.addNotConnected}>
              {t.addNotConnectedHint}
            </Banner>
          ) : null}
          <AddResult outcome={adding.outcome} />
        </>
      }
    >
      <FormRow>
        <FormTextField name="name" label={t.name} limit={LIMITS.name} autoComplete="off" autoFocus />
        <FormTextField name="mobileNo" label={t.mobileNumber} type="tel" autoComplete="off" />
      </FormRow>
      <FormTextField name="email" label={t.email} type="email" limit={LIMITS.email} autoComplete="off" />
      <PasswordField
        name="password"
        label={t.password}
        helper={available ? PASSWORD_HELP : undefined}
        autoComplete="new-password"
        limit={LIMITS.password}
      />
      <CodeField available={available} />
    </CreateDialog>
  );
}

function AddResult({ outcome }: { readonly outcome: StateOf<typeof addUser>['outcome'] }) {
  switch (outcome?.kind) {
    case 'unanswered':
    case 'unknown':
      return (
        <Banner tone="refused" title={outcome.message}>
          {t.addUnsure}
        </Banner>
      );
    case 'superseded':
      return <Banner tone="wait" title={t.addedElsewhere} />;
    case 'refused':
    case 'not-sent':
      return <Banner tone="refused" title={outcome.message} />;
    default:
      return null;
  }
}
