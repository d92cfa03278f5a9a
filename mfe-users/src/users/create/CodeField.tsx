import { useState } from 'react';
import { Button, color, FormTextField, styled, useBusy } from '@arena/shared/ui';
import { useFormContext, useWatch } from '@arena/shared/ui/forms';
import { Send } from 'lucide';
import { userCalls } from '@arena/shared/contract';
import { messageOf, platform } from '@arena/shared/platform';
import { addressProblem, type NewUserValues } from './new-user-values';
import * as t from './create.messages';

/** `code` is null if it was sent by email. */
async function requestCode(email: string) {
  try {
    const { message, code } = await platform().api.call(userCalls.requestCode, { body: { email } });
    return { kind: 'sent', email, message: message ?? t.codeCreated(email), code } as const;
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) } as const;
  }
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  '& > :first-of-type': { flex: 1, minWidth: 0 },
  '& > button': { marginTop: 25 },
});
const Note = styled('p')({
  marginTop: 6,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  '&[data-tone=bad]': { color: color.bad },
});

export function CodeField({ available }: { readonly available: boolean }) {
  const form = useFormContext<NewUserValues>();
  const email = useWatch<NewUserValues>({ name: 'email' }) as string;
  const [asking, run] = useBusy();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof requestCode>> | null>(null);

  const ask = () => {
    const problem = addressProblem(form.getValues('email'));
    if (problem !== null) {
      form.setError('email', { type: 'validate', message: problem }, { shouldFocus: true });
      return;
    }
    void run(async () => {
      setAnswer(null);
      setAnswer(await requestCode(form.getValues('email').trim()));
    });
  };

  const outdated = answer?.kind === 'sent' && answer.email !== email.trim();
  return (
    <div>
      <Row>
        <FormTextField name="otp" label={t.oneTimeCode} type="number" autoComplete="one-time-code" />
        {available ? (
          <Button icon={Send} busy={asking} busyLabel={t.sending} onClick={ask}>
            {answer?.kind === 'sent' ? t.sendAgain : t.sendCode}
          </Button>
        ) : null}
      </Row>
      <div role="status">
        {answer === null ? null : answer.kind === 'failed' ? (
          <Note data-tone="bad">{answer.message}</Note>
        ) : outdated ? (
          <Note>{t.codeIsFor(answer.email)}</Note>
        ) : (
          <Note>
            {answer.message}
            {answer.code === null || answer.message.includes(answer.code) ? null : t.codeIs(answer.code)}
          </Note>
        )}
      </div>
    </div>
  );
}
