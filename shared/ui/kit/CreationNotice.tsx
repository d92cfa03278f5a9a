import type { ReactNode } from 'react';
import { Banner, Button } from '@arena/shared/ui/core';

interface Ending {
  readonly kind: string;
  readonly message?: string | null;
}

/** The part of `useOperation` that the notice needs. */
interface Creating<D> {
  readonly phase: string;
  readonly outcome: (Ending & { readonly fields?: Readonly<Record<string, string>>; readonly reason?: string }) | null;
  readonly reconciled: (Ending & { readonly record?: D | null }) | null;
  readonly entry: { readonly state: string; readonly detail: D } | null;
}

/** The texts of a `CreationNotice`. */
export interface CreationWords<D> {
  /** An earlier request is unanswered. */
  readonly leftover: (sent: D) => { readonly title: string; readonly text: string };
  /** Why to check the list before sending again. */
  readonly maybe: string;
  /** The title of a failure, by default the server's message. */
  readonly failed?: string;
  readonly created?: string;
  /** The earlier request succeeded; the form has another one. */
  readonly found: (sent: D) => { readonly title: string; readonly text: string };
  readonly absent: string;
  readonly unread: string;
  readonly elsewhere: string;
}

/** The props of `CreationNotice`. */
export interface CreationNoticeProps<D> {
  readonly creating: Creating<D>;
  readonly words: CreationWords<D>;
  /** Checks whether the unanswered request succeeded. */
  readonly onCheck: () => void;
}

const sentence = (parts: readonly (string | null | undefined)[]): ReactNode => parts.filter(Boolean).join(' ');

/**
 * Shows the outcome of a creation, or of an earlier unanswered one, above the form's fields. `creating` is the result of `useOperation`.
 */
export function CreationNotice<D>({ creating, words, onCheck }: CreationNoticeProps<D>) {
  const { phase, outcome, reconciled, entry } = creating;
  const check = (
    <Button size="sm" busy={phase === 'checking'} busyLabel="Checking..." onClick={onCheck}>
      Check the list
    </Button>
  );
  if (outcome !== null) return <OutcomeNotice outcome={outcome} words={words} check={check} />;
  if (reconciled?.kind === 'unanswered') return <Banner tone="info" title={words.absent} />;
  if (reconciled?.kind === 'unknown') return <Unread title={words.unread} message={reconciled.message} check={check} />;
  if (reconciled?.kind === 'done' && reconciled.record != null) {
    const { title, text } = words.found(reconciled.record);
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

const Unread = (props: { readonly title: string; readonly message: string | null | undefined; readonly check: ReactNode }) => (
  <Banner tone="wait" title={props.title} action={props.check}>
    {props.message}
  </Banner>
);

interface OutcomeNoticeProps<D> {
  readonly outcome: NonNullable<Creating<D>['outcome']>;
  readonly words: CreationWords<D>;
  readonly check: ReactNode;
}

function OutcomeNotice<D>({ outcome, words, check }: OutcomeNoticeProps<D>) {
  const { message } = outcome;
  switch (outcome.kind) {
    case 'done':
      return words.created === undefined ? null : <Banner tone="done" title={words.created} />;
    case 'superseded':
      return <Banner tone="wait" title={words.elsewhere} />;
    case 'refused':
      if (words.failed === undefined) return <Banner tone="refused" title={message ?? ''} />;
      return (
        <Banner tone="refused" title={words.failed}>
          {sentence([message, ...Object.entries(outcome.fields ?? {}).map(([field, problem]) => `${field}: ${problem}`)])}
        </Banner>
      );
    case 'unanswered':
    case 'unknown':
      return (
        <Banner tone="refused" title={words.failed ?? message ?? ''} action={check}>
          {words.failed === undefined || message == null ? words.maybe : sentence([`${message}.`, words.maybe])}
        </Banner>
      );
    case 'not-sent':
      if (outcome.reason !== 'unread') return <Banner tone="refused" title={message ?? ''} />;
      return <Unread title={words.unread} message={message} check={check} />;
    default:
      return null;
  }
}
