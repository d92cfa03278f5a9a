import { useCapability, useFormDraft } from '@arena/shared/platform';
import { Banner, Button, FormError, FormStack, FormTextField, PasswordField } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AuthCard, OtherWay } from './AuthCard';
import { REGISTERED_MESSAGE, type RegisterValues, useRegister } from './useRegister';

const EMPTY: RegisterValues = { name: '', email: '', password: '', confirmPassword: '' };
const SECRETS = ['password', 'confirmPassword'] as const;

function NotConnected() {
  return (
    <Banner tone="info" title="Registration is not connected yet">
      This platform takes no registrations here yet: the form checks what you type and sends nothing, so no account is created.
    </Banner>
  );
}

function Registered({ connected }: { readonly connected: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <FormStack>
      <div ref={box} tabIndex={-1}>
        <Banner tone="done" title={REGISTERED_MESSAGE}>
          {connected ? 'You can sign in with your email and password now.' : null}
        </Banner>
      </div>
      {connected ? null : <NotConnected />}
      <Button tone="primary" component={Link} to="/auth/login">
        Login
      </Button>
    </FormStack>
  );
}

/** /auth/register: client-only (part 2 §2), unless the server announces that it takes registrations. */
export default function RegisterPage() {
  const connected = useCapability('registration');
  const form = useForm({ defaultValues: EMPTY });
  const draft = useFormDraft('register', form, SECRETS);
  const { phase, problem, register } = useRegister(connected, () => {
    form.reset(EMPTY);
    draft.discard();
  });

  const submit = async (values: RegisterValues) => {
    const found = await register(values);
    for (const [field, message] of Object.entries(found?.fields ?? {})) form.setError(field as keyof RegisterValues, { message });
  };
  const readOnly = phase === 'sending';

  return (
    <AuthCard title="Register" sentence="An account to play with, and to sign in here.">
      {phase === 'done' ? (
        <Registered connected={connected} />
      ) : (
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} aria-label="Register">
            <FormStack>
              {connected ? null : <NotConnected />}
              {problem === null ? null : (
                <FormError key={problem.attempt} takeFocus title={problem.hint === null ? undefined : problem.message}>
                  {problem.hint ?? problem.message}
                </FormError>
              )}
              <FormTextField name="name" label="Name" autoComplete="name" readOnly={readOnly} />
              <FormTextField name="email" label="Email" type="email" autoComplete="email" readOnly={readOnly} />
              <PasswordField name="password" label="Password" autoComplete="new-password" readOnly={readOnly} />
              <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" readOnly={readOnly} />
              <Button type="submit" tone="primary" busy={phase === 'sending'} busyLabel="Registering...">
                Register
              </Button>
            </FormStack>
          </form>
        </FormProvider>
      )}
      {phase === 'done' ? null : (
        <OtherWay>
          Already registered? <Link to="/auth/login">Login</Link>
        </OtherWay>
      )}
    </AuthCard>
  );
}
