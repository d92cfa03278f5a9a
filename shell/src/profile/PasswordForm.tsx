import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import { Banner, Button, FormStack, PasswordField, showServerErrors } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { changePassword } from './profile.queries';
import { NO_PASSWORDS, passwordForm, type PasswordValues } from './profile-values';
import { ProblemNotice } from '../common/ProblemNotice';
import { useSubmit } from '../common/useSubmit';
import * as t from './profile.messages';

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
        aria-label={t.password}
        onChange={phase === 'done' ? reopen : undefined}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <FormStack>
          <ProblemNotice problem={problem} />
          {phase === 'done' ? (
            <Banner tone="done" title={t.passwordChanged}>
              {t.passwordChangedHint}
            </Banner>
          ) : null}
          <PasswordField name="oldPassword" label={t.currentPassword} autoComplete="current-password" readOnly={sending} />
          <PasswordField
            name="newPassword"
            label={t.newPassword}
            helper={t.atLeast(SHORTEST_PASSWORD)}
            autoComplete="new-password"
            readOnly={sending}
          />
          <PasswordField name="repeated" label={t.confirmNewPassword} autoComplete="new-password" readOnly={sending} />
          <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button type="submit" busy={sending} busyLabel={t.changing}>
              {t.changePassword}
            </Button>
          </div>
        </FormStack>
      </form>
    </FormProvider>
  );
}
