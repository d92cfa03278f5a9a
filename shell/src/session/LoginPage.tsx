import * as z from '@arena/shared/contract/zod';
import { useFormDraft } from '@arena/shared/platform';
import { Banner, Button, FormError, FormStack, FormTextField, PasswordField } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AlreadySignedIn } from './AlreadySignedIn';
import { AuthCard, OtherWay } from './AuthCard';
import { auth, useAuth } from './auth-store';
import { ReturnLink } from './ReturnLink';
import { useLogin } from './useLogin';

/** How long the success is shown before the home page (part 2 §9). */
export const LOGIN_REDIRECT_MS = 2000;

const loginForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.regex(/^[^\s@]+@[^\s@]+$/, 'Enter an e-mail address, such as name@example.com'),
    ),
  password: z.string().check(z.minLength(1, 'Password is required')),
});

/** /auth/login */
export default function LoginPage() {
  const { isLoggedIn } = useAuth();
  const [again, setAgain] = useState(false);
  const [open, setOpen] = useState(!isLoggedIn);

  // Who has arrived here knows that the last session is over.
  useEffect(() => auth.acknowledgeEnding(), []);
  // Signed out from this page, or in another tab: the form takes over.
  if (!isLoggedIn && !open) setOpen(true);

  return isLoggedIn && !open && !again ? <AlreadySignedIn onAgain={() => setAgain(true)} /> : <LoginForm />;
}

function LoginForm() {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(loginForm), defaultValues: { email: '', password: '' } });
  const draft = useFormDraft('login', form, ['password']);
  const { phase, failure, login } = useLogin(draft.discard);

  useEffect(() => {
    if (phase !== 'done') return undefined;
    const timer = setTimeout(() => void navigate('/', { replace: true }), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, phase]);

  return (
    <AuthCard title="Login" sentence="Sign in to the Arena platform and its console.">
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(login)(event)} aria-label="Login">
          <FormStack>
            {failure === null ? null : (
              <FormError key={failure.attempt} takeFocus title={failure.hint === null ? undefined : failure.message}>
                {failure.hint ?? failure.message}
              </FormError>
            )}
            <FormTextField name="email" label="Email" type="email" autoComplete="username" readOnly={phase !== 'open'} />
            <PasswordField name="password" label="Password" autoComplete="current-password" readOnly={phase !== 'open'} />
            <Button type="submit" tone="primary" busy={phase !== 'open'} busyLabel={phase === 'sending' ? 'Logging in...' : 'Login'}>
              Login
            </Button>
            {phase === 'done' ? (
              <>
                <Banner tone="done" title="You are signed in">
                  The home page opens in a moment.
                </Banner>
                <ReturnLink />
              </>
            ) : null}
          </FormStack>
        </form>
      </FormProvider>
      <OtherWay>
        No account yet? <Link to="/auth/register">Register</Link>
      </OtherWay>
    </AuthCard>
  );
}
