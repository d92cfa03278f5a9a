import { useState } from 'react';
import { platform, useCapability, useFormDraft, useOperation } from '@arena/shared/platform';
import { Banner, Button, FormDialog, FormRow, FormStack, FormTextField, PasswordField } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { addUser } from '../users.operations';
import { AddResult } from './AddResult';
import { CodeField } from './CodeField';
import { EMPTY_USER, LIMITS, newUserOf, type NewUserValues, problemsOf, SECRETS } from './new-user-values';
import type { AddUserDialogProps } from './use-add-user';

/** A new user. Name, number and address are kept until the user exists; the password and the code nowhere. */
export function AddUserDialog({ onClose }: AddUserDialogProps) {
  const available = useCapability('create-user');
  const form = useForm<NewUserValues>({
    defaultValues: EMPTY_USER,
    resolver: (values) => {
      const problems = Object.entries(problemsOf(values, available));
      const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'validate', message }]));
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const draft = useFormDraft('user-add', form, SECRETS);
  const adding = useOperation(addUser, null, { once: true });
  const sending = adding.phase !== 'idle';
  const [unconnected, setUnconnected] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    if (!available) return setUnconnected(true);
    const outcome = await adding.run(newUserOf(values));
    if (outcome?.kind === 'done') {
      draft.discard();
      platform().notify({ message: `${values.name.trim()} was added`, tone: 'success' });
      onClose();
    }
    if (outcome?.kind !== 'refused') return;
    for (const [field, message] of Object.entries(outcome.fields)) {
      if (field in EMPTY_USER) form.setError(field, { type: 'server', message });
    }
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        open
        title="Add New User"
        description={available ? 'A one-time code shows that the e-mail address belongs to the new user.' : undefined}
        onClose={onClose}
        draft
        locked={sending}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" tone="primary" busy={sending} busyLabel="Adding...">
              Add User
            </Button>
          </>
        }
      >
        <FormStack>
          {unconnected ? (
            <Banner tone="wait" title="Adding users is not connected yet">
              Everything is filled in, but this backend has no function that takes it. Nothing was sent, and what you typed is still here.
            </Banner>
          ) : null}
          <AddResult outcome={adding.outcome} />
          <FormRow>
            <FormTextField name="name" label="Name" limit={LIMITS.name} autoComplete="off" autoFocus />
            <FormTextField name="mobileNo" label="Mobile number" type="tel" autoComplete="off" />
          </FormRow>
          <FormTextField name="email" label="E-mail" type="email" limit={LIMITS.email} autoComplete="off" />
          <PasswordField name="password" label="Password" autoComplete="new-password" limit={LIMITS.password} />
          <CodeField available={available} />
        </FormStack>
      </FormDialog>
    </FormProvider>
  );
}
