import { roleOf, sessionCalls, type SignedIn } from '@arena/shared/contract';
import { linkIn, type Section } from '@arena/shared/contract/section';
import {
  type Confirmation,
  createApiClient,
  createQueryClient,
  installPlatform,
  loadCapabilities,
  messageOf,
  onlyDeclared,
  QueryClientProvider,
  type Toast,
} from '@arena/shared/platform';
import { Banner, Button, ConfirmDialog, ErrorState, LoadingState, styled } from '@arena/shared/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { build, type DemoAnswer, demoApi } from '../demo';
import { SectionRoutes } from '../SectionRoutes';

/** The reference server's demo administrator. For other backends, set the credentials in the URL: `?email=…&password=…`. */
const DEMO = { email: 'admin@arena.test', password: 'arena-admin' };
const DEMO_USER = build.user({ roles: [{ id: 501, name: 'ROLE_ADMIN' }] });

const Page = styled('div')({ padding: 32, maxWidth: 1440, margin: '0 auto' });
const Links = styled('nav')({ display: 'flex', gap: 16, marginBottom: 24 });

interface Question extends Confirmation {
  readonly answer: (yes: boolean) => void;
}

const queryClient = createQueryClient();
let token: string | null = null;

function signIn(): Promise<SignedIn> {
  const api = createApiClient({ token: () => token, scheme: 'Bearer', onUnauthorized: () => undefined });
  const given = new URLSearchParams(window.location.search);
  return api.call(sessionCalls.login, {
    body: { email: given.get('email') ?? DEMO.email, password: given.get('password') ?? DEMO.password },
  });
}

interface Props {
  readonly section: Section;
  /** The demo answers; null with a backend. */
  readonly demo: readonly DemoAnswer[] | null;
}

/** Signs in, installs a platform, and renders the section's pages with links to them. */
export function StandaloneHost({ section, demo }: Props) {
  const [state, setState] = useState<'signing-in' | 'ready' | Error>('signing-in');
  const [toast, setToast] = useState<Toast | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    const signedIn = demo === null ? signIn() : Promise.resolve<SignedIn>({ token: 'demo', user: DEMO_USER });
    signedIn.then(({ token: received, user }) => {
      token = received;
      const session = { isLoggedIn: true, isAuthenticate: true, role: roleOf(user), loggedInUserInfo: user };
      const api =
        demo === null
          ? createApiClient({ token: () => token, scheme: 'Bearer', onUnauthorized: () => window.location.reload() })
          : demoApi(demo);
      installPlatform({
        session: { get: () => session, subscribe: () => () => undefined },
        api: onlyDeclared(api, section.name, () => section.calls),
        queryClient,
        capabilities: loadCapabilities(api),
        settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: 'standalone' },
        // Only this section's screens exist here.
        linkTo: (place, id) => linkIn([section], () => true, place, id),
        notify: setToast,
        confirm: (asked) => new Promise((resolve) => setQuestion({ ...asked, answer: resolve })),
      });
      setState('ready');
    }, setState);
  }, [section, demo]);

  if (state === 'signing-in') return <LoadingState label="Signing in…" />;
  if (state !== 'ready')
    return <ErrorState title="Could not sign in" message={messageOf(state)} onRetry={() => window.location.reload()} />;

  const settle = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };
  return (
    <QueryClientProvider client={queryClient}>
      <Page>
        <Links>
          <b>{section.title}, alone</b>
          {section.mounts.map(({ path }) => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
        </Links>
        {toast === null ? null : (
          <Banner tone={toast.tone === 'error' ? 'refused' : 'done'} action={<Button onClick={() => setToast(null)}>Dismiss</Button>}>
            {toast.message}
          </Banner>
        )}
        <SectionRoutes section={section} />
      </Page>
      {question === null ? null : <ConfirmDialog open {...question} onConfirm={() => settle(true)} onClose={() => settle(false)} />}
    </QueryClientProvider>
  );
}
