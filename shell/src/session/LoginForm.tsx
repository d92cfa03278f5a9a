import { Banner, Button, FormStack, FormTextField, PasswordField } from '@arena/shared/ui';
import { FormProvider, type UseFormReturn } from '@arena/shared/ui/forms';
import type { FormEventHandler, Ref } from 'react';
import { Link } from 'react-router-dom';
import { OWN_PATHS } from '../common/own-paths';
import { ProblemNotice } from '../common/ProblemNotice';
import { AuthCard, OtherWay } from './AuthCard';
import { ReturnLink } from './ReturnLink';
import type { Credentials, useLogin } from './useLogin';
import * as t from './forms.messages';

interface LoginFormProps extends Pick<ReturnType<typeof useLogin>, 'phase' | 'problem'> {
  readonly form: UseFormReturn<Credentials>;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly ref?: Ref<HTMLFormElement>;
}

/** The build renders this too, so behavior belongs to the page. */
export function LoginForm({ form, phase, problem, onSubmit, ref }: LoginFormProps) {
  return (
    <AuthCard title={t.login} sentence={t.signInToArena}>
      <FormProvider {...form}>
        <form ref={ref} noValidate onSubmit={onSubmit} aria-label={t.login}>
          <FormStack>
            <ProblemNotice problem={problem} />
            <FormTextField name="email" label={t.email} type="email" autoComplete="username" readOnly={phase !== 'open'} />
            <PasswordField name="password" label={t.password} autoComplete="current-password" readOnly={phase !== 'open'} />
            <Button type="submit" tone="primary" busy={phase !== 'open'} busyLabel={phase === 'sending' ? t.signingIn : t.login}>
              {t.login}
            </Button>
            {phase === 'done' ? (
              <>
                <Banner tone="done" title={t.signedIn}>
                  {t.takingYouHome}
                </Banner>
                <ReturnLink />
              </>
            ) : null}
          </FormStack>
        </form>
      </FormProvider>
      <OtherWay>
        {t.noAccountYet} <Link to={OWN_PATHS.register}>{t.register}</Link>
      </OtherWay>
    </AuthCard>
  );
}
