import { useState } from 'react';
import { platform, type StateOf, useCapability, useFormDraft, useOperation } from '@arena/shared/platform';
import { Banner, CreateDialog, FormRow, FormTextField, PasswordField, showServerErrors } from '@arena/shared/ui';
import { useForm, zodResolver } from '@arena/shared/ui/forms';
import { addUser } from '../users.operations';
import { CodeField } from './CodeField';
import { EMPTY_USER, isField, LIMITS, newUserOf, type NewUserValues, PASSWORD_HELP, SECRETS, userForm } from './new-user-values';

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
      platform().notify({ message: `${values.name.trim()} was added`, tone: 'success' });
      onClose();
    }
    if (outcome?.kind === 'refused') showServerErrors(form, outcome.fields, (name) => (isField(name) ? name : undefined));
  });

  return (
    <CreateDialog
      form={form}
      width="sm"
      title="Add New User"
      description={available ? 'A one-time code verifies the email address.' : undefined}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Add User"
      busyLabel="Adding..."
      sending={adding.phase !== 'idle'}
      notices={
        <>
          {unconnected ? (
            <Banner tone="wait" title="Adding users is not connected yet">
              This backend can’t add users. Nothing was sent.
            </Banner>
          ) : null}
          <AddResult outcome={adding.outcome} />
        </>
      }
    >
      <FormRow>
        <FormTextField name="name" label="Name" limit={LIMITS.name} autoComplete="off" autoFocus />
        <FormTextField name="mobileNo" label="Mobile number" type="tel" autoComplete="off" />
      </FormRow>
      <FormTextField name="email" label="Email" type="email" limit={LIMITS.email} autoComplete="off" />
      <PasswordField
        name="password"
        label="Password"
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
          The user may already exist. Search the list or send again: no one is added twice.
        </Banner>
      );
    case 'superseded':
      return <Banner tone="wait" title="A user was just added in another tab. Nothing was sent from here." />;
    case 'refused':
    case 'not-sent':
      return <Banner tone="refused" title={outcome.message} />;
    default:
      return null;
  }
}
