import { sessionCalls } from '@arena/shared/contract';
import { platform, useCapability, useFormDraft } from '@arena/shared/platform';
import { Banner, Button, FormStack, FormTextField, PasswordField, showServerErrors } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ProblemNotice } from '../common/ProblemNotice';
import { useSubmit } from '../common/useSubmit';
import { AuthCard, OtherWay } from './AuthCard';
import { bareForm, connectedForm, EMPTY_REGISTRATION, PASSWORD_HELP, refusalOf, type RegisterValues, SECRETS } from './register-values';
import * as t from './forms.messages';

function NotConnected() {
  return (
    <Banner tone="info" title={t.registrationNotAvailable}>
      {t.registrationHint}
    </Banner>
  );
}

function Registered({ connected }: { readonly connected: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <FormStack>
      <div ref={box} tabIndex={-1}>
        <Banner tone="done" title={t.registered}>
          {connected ? t.youCanSignIn : null}
        </Banner>
      </div>
      {connected ? null : <NotConnected />}
      <Button tone="primary" component={Link} to="/auth/login">
        {t.login}
      </Button>
    </FormStack>
  );
}

/** Client-only (part 2 §2), unless the server supports registration. */
export default function RegisterPage() {
  const connected = useCapability('registration');
  // The message above the form takes the focus.
  const form = useForm<RegisterValues>({
    resolver: zodResolver(connected ? connectedForm : bareForm),
    defaultValues: EMPTY_REGISTRATION,
    shouldFocusError: false,
  });
  const draft = useFormDraft('register', form, SECRETS);
  const register = async ({ name, email, password }: RegisterValues) => {
    if (connected) await platform().api.call(sessionCalls.register, { body: { name: name.trim(), email: email.trim(), password } });
    form.reset(EMPTY_REGISTRATION);
    draft.discard();
  };
  const { phase, problem, submit, refuse } = useSubmit(register, {
    onProblem: ({ fields }) =>
      showServerErrors(form, fields, (name) => (name in EMPTY_REGISTRATION ? (name as keyof RegisterValues) : undefined)),
  });
  const send = form.handleSubmit(submit, (errors) => refuse(refusalOf(Object.values(errors).map(({ message }) => message))));
  const readOnly = phase === 'sending';

  return (
    <AuthCard title={t.register} sentence={t.createAccount}>
      {phase === 'done' ? (
        <Registered connected={connected} />
      ) : (
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void send(event)} aria-label={t.register}>
            <FormStack>
              {connected ? null : <NotConnected />}
              <ProblemNotice problem={problem} />
              <FormTextField name="name" label={t.name} autoComplete="name" readOnly={readOnly} />
              <FormTextField name="email" label={t.email} type="email" autoComplete="email" readOnly={readOnly} />
              <PasswordField
                name="password"
                label={t.password}
                helper={connected ? PASSWORD_HELP : undefined}
                autoComplete="new-password"
                readOnly={readOnly}
              />
              <PasswordField name="confirmPassword" label={t.confirmPassword} autoComplete="new-password" readOnly={readOnly} />
              <Button type="submit" tone="primary" busy={phase === 'sending'} busyLabel={t.registering}>
                {t.register}
              </Button>
            </FormStack>
          </form>
        </FormProvider>
      )}
      {phase === 'done' ? null : (
        <OtherWay>
          {t.alreadyRegistered} <Link to="/auth/login">{t.login}</Link>
        </OtherWay>
      )}
    </AuthCard>
  );
}
