import { SECTIONS_STATUS_PATH, sectionsStatus, type SectionsStatus } from '@arena/shared/contract/publishing';
import * as z from '@arena/shared/contract/zod';
import { ApiError, platform, useQuery } from '@arena/shared/platform';
import { useEffect } from 'react';
import { useSectionHost } from '../sections/host-context';
import { ASK_EVERY_MS } from '../sections/watch-registry';
import { auth } from '../session/auth-store';
import { reportUnauthorized } from '../session/unauthorized';
import * as t from './sections-screen.messages';

const PATIENCE_MS = 20_000;

const messageIn = (body: unknown) => {
  const message = (body as { readonly message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : null;
};

/** Reads from the console's origin, not the platform's server. Throws `ApiError`, or the signal's `AbortError`. */
async function readStatus(signal: AbortSignal): Promise<SectionsStatus> {
  const token = auth.tokenOf();
  const headers = { accept: 'application/json', authorization: `${platform().settings.authScheme} ${token ?? ''}`.trim() };
  const answer = await fetch(SECTIONS_STATUS_PATH, {
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch((error: unknown) => Promise.reject(signal.aborted ? error : new ApiError('network', null, null)));
  // A proxy may answer with its own page.
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status === 401) {
    reportUnauthorized(token);
    throw new ApiError('unauthorized', messageIn(body), 401);
  }
  if (answer.status === 403) throw new ApiError('forbidden', messageIn(body), 403);
  const read = z.safeParse(sectionsStatus, body);
  if (answer.ok && read.success) return read.data;
  throw new ApiError(answer.status >= 500 ? 'server' : 'bad-answer', messageIn(body) ?? t.healthNotAvailable, answer.status);
}

/** Refetches every half minute while visible, and when the live versions change. */
export function useSectionsStatus() {
  const host = useSectionHost();
  const query = useQuery({
    queryKey: ['shell', 'sections-status'],
    queryFn: ({ signal }) => readStatus(signal),
    refetchInterval: ASK_EVERY_MS,
    refetchOnMount: 'always',
  });
  const { refetch } = query;
  useEffect(() => {
    let { snapshot, offers } = host;
    const stop = host.subscribe(() => {
      if (host.snapshot === snapshot && host.offers === offers) return;
      ({ snapshot, offers } = host);
      void refetch();
    });
    return () => void stop();
  }, [host, refetch]);
  return query;
}
