import type { ReactNode } from 'react';
import { Banner } from './Banner';
import { Button } from './Button';

interface Ending {
  readonly kind: string;
  readonly message?: string | null;
}

/** A creation as `useOperation` tells it, as far as the notice needs it. */
interface Creating<D> {
  readonly phase: string;
  readonly outcome: (Ending & { readonly fields?: Readonly<Record<string, string>>; readonly reason?: string }) | null;
  readonly found: (Ending & { readonly record?: D | null }) | null;
  readonly entry: { readonly state: string; readonly detail: D } | null;
}

export interface CreationWords<D> {
  /** Of one that was sent before and never answered. */
  readonly leftover: (sent: D) => { readonly title: string; readonly text: string };
  /** Why to look at the list before it is sent again. */
  readonly maybe: string;
  /** The title of a failure; the server's own words when left out. */
  readonly failed?: string;
  readonly created?: string;
  /** One that was sent before exists, and the form holds another. */
  readonly found: (sent: D) => { readonly title: string; readonly text: string };
  readonly absent: string;
  readonly unread: string;
  readonly elsewhere: string;
}

export interface CreationNoticeProps<D> {
  readonly creating: Creating<D>;
  readonly words: CreationWords<D>;
  /** Looks whether the one without an answer exists. */
  readonly onCheck: () => void;
}

const sentence = (parts: readonly (string | null | undefined)[]): ReactNode => parts.filter(Boolean).join(' ');

/** How the creation of something went, or what became of an earlier one without an answer; above the form's fields. */
export function CreationNotice<D>({ creating, words, onCheck }: CreationNoticeProps<D>) {
  const { phase, outcome, found, entry } = creating;
  const check = (
    <Button size="sm" busy={phase === 'checking'} busyLabel="Checking..." onClick={onCheck}>
      Check the list
    </Button>
  );
  const failure = (message: string | null | undefined, text: string | null, action?: ReactNode) => (
    <Banner tone="refused" title={words.failed ?? message ?? ''} action={action}>
      {words.failed === undefined ? text : sentence([message === undefined || message === null ? null : `${message}.`, text])}
    </Banner>
  );
  switch (outcome?.kind) {
    case 'done':
      return words.created === undefined ? null : <Banner tone="done" title={words.created} />;
    case 'superseded':
      return <Banner tone="wait" title={words.elsewhere} />;
    case 'refused':
      return words.failed === undefined ? (
        <Banner tone="refused" title={outcome.message ?? ''} />
      ) : (
        <Banner tone="refused" title={words.failed}>
          {sentence([outcome.message, ...Object.entries(outcome.fields ?? {}).map(([field, message]) => `${field}: ${message}`)])}
        </Banner>
      );
    case 'unanswered':
    case 'unknown':
      return failure(outcome.message, words.maybe, check);
    case 'not-sent':
      if (outcome.reason !== 'unread') return <Banner tone="refused" title={outcome.message ?? ''} />;
      return (
        <Banner tone="wait" title={words.unread} action={check}>
          {outcome.message}
        </Banner>
      );
    default:
  }
  if (found?.kind === 'unanswered') return <Banner tone="info" title={words.absent} />;
  if (found?.kind === 'unknown') {
    return (
      <Banner tone="wait" title={words.unread} action={check}>
        {found.message}
      </Banner>
    );
  }
  if (found?.kind === 'done' && found.record != null) {
    const { title, text } = words.found(found.record);
    return (
      <Banner tone="done" title={title}>
        {text}
      </Banner>
    );
  }
  if (entry === null || (entry.state !== 'sending' && entry.state !== 'unknown') || phase === 'sending') return null;
  const { title, text } = words.leftover(entry.detail);
  return (
    <Banner tone="wait" title={title} action={check}>
      {sentence([text, words.maybe])}
    </Banner>
  );
}
