import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import { Banner, Button, FormStack, PasswordField, showServerErrors } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { changePassword } from './profile.queries';
import { NO_PASSWORDS, passwordForm, type PasswordValues } from './profile-values';
import { ProblemNotice } from '../common/ProblemNotice';
import { useSubmit } from '../common/useSubmit';

const FIELDS = ['oldPassword', 'newPassword'] as const;

/** Never stores the passwords in the browser. */
export function PasswordForm({ userId }: { readonly userId: number }) {
  const form = useForm<PasswordValues>({ resolver: zodResolver(passwordForm), defaultValues: NO_PASSWORDS });
  const send = async ({ oldPassword, newPassword }: PasswordValues) => {
    await changePassword(userId, oldPassword, newPassword);
    form.reset(NO_PASSWORDS);
  };
  const { phase, problem, submit, reopen } = useSubmit(send, {
    onProblem: ({ fields }) => showServerErrors(form, fields, (wireName) => FIELDS.find((field) => field === wireName)),
  });
  const sending = phase === 'sending';
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Password"
        onChange={phase === 'done' ? reopen : undefined}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <FormStack>
          <ProblemNotice problem={problem} />
          {phase === 'done' ? (
            <Banner tone="done" title="Password changed">
              You’re still signed in here. All your other sessions were signed out.
            </Banner>
          ) : null}
          <PasswordField name="oldPassword" label="Current password" autoComplete="current-password" readOnly={sending} />
          <PasswordField
            name="newPassword"
            label="New password"
            helper={`At least ${SHORTEST_PASSWORD} characters.`}
            autoComplete="new-password"
            readOnly={sending}
          />
          <PasswordField name="repeated" label="Confirm new password" autoComplete="new-password" readOnly={sending} />
          <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button type="submit" busy={sending} busyLabel="Changing...">
              Change password
            </Button>
          </div>
        </FormStack>
      </form>
    </FormProvider>
  );
}
