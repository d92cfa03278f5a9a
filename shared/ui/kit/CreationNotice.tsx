import type { ReactNode } from 'react';
import type { JournalEntry, Outcome } from '@arena/shared/platform';
import { Banner, Button } from '@arena/shared/ui/core';

/** The part of `useOperation` that the notice needs. */
interface Creating<D> {
  readonly phase: string;
  readonly outcome: Outcome<D> | null;
  readonly reconciled: Outcome<D> | null;
  readonly entry: Pick<JournalEntry<D>, 'state' | 'detail'> | null;
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

interface CreationNoticeProps<D> {
  readonly creating: Creating<D>;
  readonly words: CreationWords<D>;
  /** Checks whether the unanswered request succeeded. */
  readonly onCheck: () => void;
}

const sentence = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

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
  if (reconciled?.kind === 'done') {
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
      {sentence(text, words.maybe)}
    </Banner>
  );
}

const Unread = (props: { readonly title: string; readonly message: string; readonly check: ReactNode }) => (
  <Banner tone="wait" title={props.title} action={props.check}>
    {props.message}
  </Banner>
);

interface OutcomeNoticeProps<D> {
  readonly outcome: Outcome<D>;
  readonly words: CreationWords<D>;
  readonly check: ReactNode;
}

function OutcomeNotice<D>({ outcome, words, check }: OutcomeNoticeProps<D>) {
  switch (outcome.kind) {
    case 'done':
      return words.created === undefined ? null : <Banner tone="done" title={words.created} />;
    case 'superseded':
      return <Banner tone="wait" title={words.elsewhere} />;
    case 'refused':
      if (words.failed === undefined) return <Banner tone="refused" title={outcome.message} />;
      return (
        <Banner tone="refused" title={words.failed}>
          {sentence(outcome.message, ...Object.entries(outcome.fields).map(([field, problem]) => `${field}: ${problem}`))}
        </Banner>
      );
    case 'unanswered':
    case 'unknown':
      return (
        <Banner tone="refused" title={words.failed ?? outcome.message} action={check}>
          {words.failed === undefined ? words.maybe : sentence(`${outcome.message}.`, words.maybe)}
        </Banner>
      );
    case 'not-sent':
      if (outcome.reason !== 'unread') return <Banner tone="refused" title={outcome.message} />;
      return <Unread title={words.unread} message={outcome.message} check={check} />;
    case 'cancelled':
      return null;
  }
}
