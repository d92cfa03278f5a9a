import { sessionCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { type Confirmation, platform } from '@arena/shared/platform';
import { Button, FormDialog, FormStack, PasswordField } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { ProblemNotice } from '../common/ProblemNotice';
import { useSubmit } from '../common/useSubmit';
import * as t from './feedback.messages';

const values = z.object({ password: z.string().check(z.minLength(1, t.enterPassword), z.maxLength(200, t.tooLong)) });
type Values = z.infer<typeof values>;

export interface PasswordQuestionProps {
  readonly open: boolean;
  readonly question: Confirmation;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms with the user's password. The server checks it first, this dialog reports a wrong one, and no section sees it. */
export function PasswordQuestion({ open, question, onConfirm, onClose }: PasswordQuestionProps) {
  const form = useForm<Values>({ resolver: zodResolver(values), defaultValues: { password: '' } });
  const { phase, problem, submit } = useSubmit(async ({ password }: Values) => {
    await platform().api.call(sessionCalls.confirmPassword, { body: { password } });
    onConfirm();
  });
  const { title, body, details, confirmLabel, tone = 'primary' } = question;
  const sending = phase === 'sending';
  return (
    <FormProvider {...form}>
      <FormDialog
        open={open}
        title={title}
        description={body}
        role="alertdialog"
        width="xs"
        locked={sending}
        onClose={onClose}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        actions={
          <>
            <Button onClick={onClose} disabled={sending}>
              {t.cancel}
            </Button>
            <Button type="submit" tone={tone} solid busy={sending} busyLabel={t.checking}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <FormStack>
          {details}
          <ProblemNotice problem={problem} />
          <PasswordField name="password" label={t.yourOwnPassword} autoFocus readOnly={sending} />
        </FormStack>
      </FormDialog>
    </FormProvider>
  );
}
