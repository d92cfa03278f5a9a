import * as z from '@arena/shared/contract/zod';
import { useFormDraft, useLast } from '@arena/shared/platform';
import { useForm, type UseFormReturn, zodResolver } from '@arena/shared/ui/forms';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlreadySignedIn } from './AlreadySignedIn';
import { auth, useAuth } from './auth-store';
import { type EarlySignIn, readEarlySignIn } from './early-sign-in';
import { LoginForm } from './LoginForm';
import { type Credentials, useLogin } from './useLogin';
import * as t from './forms.messages';

/** Part 2 §9. */
export const LOGIN_REDIRECT_MS = 2000;

const loginForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, t.emailRequired), z.regex(/^[^\s@]+@[^\s@]+$/, t.emailExample)),
  password: z.string().check(z.minLength(1, t.passwordRequired)),
});

export default function LoginPage() {
  const { isLoggedIn } = useAuth();
  const [again, setAgain] = useState(false);
  // After a sign-out here or in another tab, the form is shown.
  const open = useLast(isLoggedIn ? undefined : true);

  // Showing this page acknowledges the ended session.
  useEffect(() => auth.acknowledgeEnding(), []);
  return open !== true && !again ? <AlreadySignedIn onAgain={() => setAgain(true)} /> : <SignIn />;
}

/** Restores the input, focus and submission of the early sign-in page. Returns the form's ref. */
function useEarlySignIn(form: UseFormReturn<Credentials>, login: (credentials: Credentials) => Promise<void>, discardDraft: () => void) {
  const [early] = useState(readEarlySignIn);
  const place = useRef<HTMLFormElement>(null);
  const goOn = useEffectEvent(({ typed, focused, submitted }: EarlySignIn) => {
    // Newer input wins over a draft, which is restored later.
    if (typed.email !== '') discardDraft();
    if (typed.email !== '') form.setValue('email', typed.email);
    if (typed.password !== '') form.setValue('password', typed.password);
    // The form library's `setFocus` is asynchronous.
    const field = focused === null ? null : place.current?.elements.namedItem(focused);
    if (field instanceof HTMLInputElement) field.focus({ preventScroll: true });
    if (submitted) void form.handleSubmit(login)();
  });
  // A layout effect, so that no keypress is lost before the focus is restored.
  useLayoutEffect(() => {
    if (early !== null) goOn(early);
  }, [early]);
  return place;
}

function SignIn() {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(loginForm), defaultValues: { email: '', password: '' } });
  const draft = useFormDraft('login', form, ['password']);
  const { phase, problem, login } = useLogin(draft.discard);
  const place = useEarlySignIn(form, login, draft.discard);

  useEffect(() => {
    if (phase !== 'done') return undefined;
    const timer = setTimeout(() => void navigate('/', { replace: true }), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, phase]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Some password managers fill the fields without events.
    for (const name of ['email', 'password'] as const) {
      const field = event.currentTarget.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value !== form.getValues(name)) form.setValue(name, field.value);
    }
    void form.handleSubmit(login)(event);
  };
  return <LoginForm ref={place} form={form} phase={phase} problem={problem} onSubmit={submit} />;
}
